"""Makes the two faces that every first view needs from the packages of fontsource: a third of their bytes.

    pip install fonttools brotli
    python web/src/styles/fonts/make-fonts.py

Left out: weights that the site has no use for, alternates and hints. The files hold what English is written in; all other letters
come from the whole files when a page has one (see fonts.css). Both are under the SIL Open Font License 1.1 (OFL.txt); "Source" is a
reserved name, so the faces carry names of their own.
"""
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[3] / "node_modules/@fontsource-variable"
ENGLISH = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xA7, 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
           0x2026, 0x2192]
FACES = [
    ("source-serif-4/files/source-serif-4-latin-opsz-normal.woff2", "letter-serif", "Letter Serif", {"wght": (400, 600)}),
    ("inter/files/inter-latin-wght-normal.woff2", "plain-sans", "Plain Sans", {"wght": (400, 600)}),
]

for source, file, name, limits in FACES:
    font = TTFont(PACKAGES / source)
    options = subset.Options(layout_features=["kern", "liga", "mark", "mkmk", "ccmp", "tnum"], name_IDs=["*"], notdef_outline=True, hinting=False)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=ENGLISH)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, limits)
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16, 25):
            record.string = name.replace(" ", "") if record.nameID in (6, 25) else name
    font.flavor = "woff2"
    font.save(HERE / f"{file}.woff2")
