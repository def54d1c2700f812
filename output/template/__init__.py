"""Templates of strangers, drawn from under a meter: whatever they say, they end, and soon.

    environment = StrangersEnvironment(folders)
    environment.meter.begin()
    environment.get_template("card/grim.svg.j2").render(face=face, ...)

A template may use what is allowed (`allowed`) and nothing else. Every loop, macro, call and filter is
charged for what it does (`marks` puts that into the template, `sandbox` asks for it), so that one which
would run for ever or fill the memory is stopped after the same number of steps on every machine, in
the template's own line. `faults` turns all that goes wrong into problems with file, line and column.
"""
