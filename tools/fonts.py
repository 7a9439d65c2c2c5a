#!/usr/bin/python3
"""Makes the web fonts of the theme from npm packages, by Debian's fonttools.

    apt-get install python3-fonttools python3-brotli
    npm ci && /usr/bin/python3 tools/fonts.py

Each output is a subset of one source file, with weights from 400 to 700. The browser loads a file when a page contains a
character of its `unicode-range`. The script writes theme/assets/fonts/*.woff2 and the font faces in theme/theme.json,
and the font faces of the fallback fonts in theme/assets/css/fallback-fonts.css.

Sources, all under the SIL Open Font License 1.1 (theme/assets/fonts/OFL.txt has their copyright lines):

- Newsreader: https://github.com/productiontype/Newsreader, package @fontsource-variable/newsreader
- Source Sans 3: https://github.com/adobe-fonts/source-sans, package @fontsource-variable/source-sans-3
- Source Serif 4: https://github.com/adobe-fonts/source-serif, package @fontsource-variable/source-serif-4, only for
  Cyrillic and Greek, which Newsreader does not have

"Source" is a reserved font name, so the modified files have the names of the theme.
"""

import json
import re
import sys
from pathlib import Path

from fontTools import subset
from fontTools.otlLib.builder import buildPairPosClassesSubtable
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "node_modules/@fontsource-variable"
FONTS = ROOT / "theme/assets/fonts"
THEME_JSON = ROOT / "theme/theme.json"
FALLBACK_CSS = ROOT / "theme/assets/css/fallback-fonts.css"

WEIGHTS = (400, 700)

LATIN = (
    "U+0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212"
)
LATIN_EXTENDED = "U+100-130, U+132-151, U+154-19F, U+1A2-1AE, U+1B1-24F, U+1E80-1E9F, U+20A0-20AA, U+20AD-20BF, U+2113-2117"
# Letters of names in Polish, Czech, Slovak, Hungarian, Romanian, Turkish and Croatian: a single name in an article or a
# comment loads this small file. Declared after the file with all letters, because browsers check the last one first.
NAMES = (
    "U+102-107, U+10C-111, U+118-11B, U+11E-11F, U+130, U+13D-13E, U+141-144, U+147-148, U+150-151, U+158-15B, "
    "U+15E-161, U+164-165, U+16E-171, U+179-17E, U+218-21B"
)
CYRILLIC = "U+301, U+400-4FF"
GREEK = "U+370-3FF"
VIETNAMESE = "U+1A0-1A1, U+1AF-1B0, U+300, U+303, U+309, U+323, U+1EA0-1EFF, U+20AB"

SERIF = "Courant Serif"
SANS = "Courant Sans"

# Output file, family, style, source package, subset of the source, characters.
FACES = [
    ("serif-latin", SERIF, "normal", "newsreader", "latin", LATIN),
    ("serif-latin-italic", SERIF, "italic", "newsreader", "latin", LATIN),
    ("serif-latin-ext", SERIF, "normal", "newsreader", "latin-ext", LATIN_EXTENDED),
    ("serif-latin-ext-italic", SERIF, "italic", "newsreader", "latin-ext", LATIN_EXTENDED),
    ("serif-vietnamese", SERIF, "normal", "newsreader", "vietnamese", VIETNAMESE),
    ("serif-vietnamese-italic", SERIF, "italic", "newsreader", "vietnamese", VIETNAMESE),
    ("serif-cyrillic", SERIF, "normal", "source-serif-4", "cyrillic", CYRILLIC),
    ("serif-cyrillic-italic", SERIF, "italic", "source-serif-4", "cyrillic", CYRILLIC),
    ("serif-greek", SERIF, "normal", "source-serif-4", "greek", GREEK),
    ("serif-greek-italic", SERIF, "italic", "source-serif-4", "greek", GREEK),
    ("sans-latin", SANS, "normal", "source-sans-3", "latin", LATIN),
    ("sans-latin-ext", SANS, "normal", "source-sans-3", "latin-ext", LATIN_EXTENDED),
    ("sans-names", SANS, "normal", "source-sans-3", "latin-ext", NAMES),
    ("sans-vietnamese", SANS, "normal", "source-sans-3", "vietnamese", VIETNAMESE),
    ("sans-cyrillic", SANS, "normal", "source-sans-3", "cyrillic", CYRILLIC),
    ("sans-greek", SANS, "normal", "source-sans-3", "greek", GREEK),
]

# Files that almost every page in a Latin language loads before the first paint.
PRELOADED = ["serif-latin", "sans-latin"]
MAX_PRELOADED_BYTES = 50_000

# Installed fonts that are shown until a web font is loaded: family of the fallback, local names, and the average width of
# a letter of English text in em, regular and, where bold has a face of its own, bold (measured with @fontsource/gelasio, arimo, noto-serif and roboto,
# which have the widths of Georgia, Arial, Noto Serif and Roboto, and with Debian's DejaVu).
FALLBACKS = [
    (SERIF, f"{SERIF} Fallback", ("Georgia", "Gelasio"), 0.4384, 0.5104),
    (SERIF, f"{SERIF} Android", ("Noto Serif",), 0.4755),
    (SERIF, f"{SERIF} Linux", ("DejaVu Serif",), 0.5117),
    (SANS, f"{SANS} Fallback", ("Arial", "Liberation Sans", "Arimo"), 0.4427, 0.4759),
    (SANS, f"{SANS} Android", ("Roboto",), 0.4404),
    (SANS, f"{SANS} Linux", ("DejaVu Sans",), 0.506),
]

# The same for the web fonts at weights 400 and 600, with the letter frequencies of the demo articles.
WIDTHS = {SERIF: (0.4209, 0.441), SANS: (0.4139, 0.4266)}

# Source Serif has a larger x-height than Newsreader.
SIZE_ADJUST = {"source-serif-4": "90%"}


def codepoints(ranges):
    found = set()
    for part in ranges.split(", "):
        first, _, last = part.removeprefix("U+").partition("-")
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def kern_lookups(font):
    gpos = font["GPOS"].table if "GPOS" in font else None
    features = gpos.FeatureList.FeatureRecord if gpos else []
    indices = sorted({i for record in features if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex})
    return [gpos.LookupList.Lookup[index] for index in indices]


def kerning(font):
    """Returns the distance of each pair of glyphs at the default weight, rounded to 1/500 em."""
    step = font["head"].unitsPerEm / 500
    kerns = {}
    for lookup in kern_lookups(font):
        seen = set()
        for table in (getattr(one, "ExtSubTable", one) for one in lookup.SubTable):
            for first, second, value in pairs_of(table, font.getGlyphOrder()):
                if (first, second) not in seen:
                    seen.add((first, second))
                    kerns[first, second] = kerns.get((first, second), 0) + (getattr(value, "XAdvance", 0) or 0)
    rounded = {pair: round(round(value / step) * step) for pair, value in kerns.items()}
    return {pair: value for pair, value in rounded.items() if abs(value) >= 2 * step}


def pairs_of(table, glyphs):
    if table.Format == 1:
        for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
            for record in pairs.PairValueRecord:
                yield first, record.SecondGlyph, record.Value1
        return
    for first in table.Coverage.glyphs:
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)].Class2Record
        for second in glyphs:
            yield first, second, row[table.ClassDef2.classDefs.get(second, 0)].Value1


def compact_kerning(font):
    """Replaces the tables of pairs by one table of classes that is the same at all weights: about 12 KB less."""
    lookups = kern_lookups(font)
    if not lookups:
        return
    kerns = kerning(font)
    classes = {}
    for pair, value in kerns.items():
        record = ValueRecord()
        record.XAdvance = value
        classes[pair] = record
    first_classes = classes_of(kerns, font.getGlyphOrder(), 0)
    second_classes = classes_of(kerns, font.getGlyphOrder(), 1)
    pairs = {
        (first, second): (classes[first[0], second[0]], None)
        for first in first_classes
        for second in second_classes
        if (first[0], second[0]) in classes
    }
    lookups[0].LookupType = 2
    lookups[0].SubTable = [buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())]
    for lookup in lookups[1:]:
        lookup.SubTable = []


def classes_of(kerns, glyphs, side):
    """Returns tuples of glyphs that have the same distances to all others."""
    rows = {}
    for pair, value in kerns.items():
        rows.setdefault(pair[side], {})[pair[1 - side]] = value
    groups = {}
    for glyph in glyphs:
        if glyph in rows:
            groups.setdefault(tuple(sorted(rows[glyph].items())), []).append(glyph)
    return [tuple(group) for group in groups.values()]


def rename(font, family, style):
    names = font["name"]
    for record in list(names.names):
        if record.nameID not in (0, 13, 14):
            names.removeNames(nameID=record.nameID)
    for name_id, value in {1: family, 2: style.capitalize(), 4: family, 6: family.replace(" ", "")}.items():
        names.setName(value, name_id, 3, 1, 0x409)


def check_regions(font, name):
    """Browsers discard all variations of a font with a region outside of -1 to 1."""
    for variations in font["gvar"].variations.values():
        for variation in variations:
            for start, peak, end in variation.axes.values():
                if not -1 <= start <= peak <= end <= 1:
                    sys.exit(f"{name} has an invalid region {(start, peak, end)}")


def make(name, family, style, package, source_subset, ranges):
    source = PACKAGES / package / "files" / f"{package}-{source_subset}-wght-{style}.woff2"
    font = TTFont(source)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "locl", "tnum", "pnum"]
    if not source_subset.startswith("latin"):
        options.layout_features += ["mark", "mkmk", "ccmp"]
    options.hinting = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.drop_tables += ["STAT"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codepoints(ranges))
    subsetter.subset(font)
    lowest, highest = WEIGHTS
    if family == SANS:
        # The instancer writes invalid regions if it cuts both ends of this axis; Firefox discards such variations.
        highest = font["fvar"].axes[0].maxValue
    font = instancer.instantiateVariableFont(font, {"wght": (lowest, highest)})
    check_regions(font, name)
    compact_kerning(font)
    rename(font, family, style)
    font.flavor = "woff2"
    path = FONTS / f"{name}.woff2"
    font.save(path)

    missing = codepoints(ranges) & set(TTFont(source).getBestCmap()) - set(TTFont(path).getBestCmap())
    if missing:
        sys.exit(f"{name} lost {sorted(missing)}")
    return path.stat().st_size


def font_face(name, family, style, package, ranges):
    face = {
        "fontFamily": family,
        "fontWeight": " ".join(map(str, WEIGHTS)),
        "fontStyle": style,
        "fontDisplay": "swap",
        "unicodeRange": ranges.replace(", ", ","),
        "src": [f"file:./assets/fonts/{name}.woff2"],
    }
    if package in SIZE_ADJUST:
        face["sizeAdjust"] = SIZE_ADJUST[package]
    return face


def write_theme_json():
    text = THEME_JSON.read_text()
    for slug, family in {"text": SERIF, "interface": SANS}.items():
        faces = [font_face(*face[:4], face[5]) for face in FACES if face[1] == family]
        lines = json.dumps(faces, indent="\t").replace("\n", "\n" + "\t" * 5)
        lines = re.sub(r'\[\s+("file:[^"]+")\s+\]', r"[ \1 ]", lines)
        declaration = rf'("slug": "{slug}",\s+"name": "[^"]*",\s+"fontFamily": "(?:[^"\\]|\\.)*")'
        pattern = re.compile(declaration + r'(,\n\t{5}"fontFace": \[.*?\n\t{5}\])?', re.DOTALL)
        text, count = pattern.subn(lambda match: f'{match[1]},\n{5 * chr(9)}"fontFace": {lines}', text)
        if count != 1:
            sys.exit(f"theme.json has no font family {slug}")
    json.loads(text)
    THEME_JSON.write_text(text)


def percent(value):
    return f"{100 * value:.1f}%".replace(".0%", "%")


def write_fallbacks():
    rules = ["/* Generated by tools/fonts.py: installed fonts with the metrics of the web fonts, so that nothing shifts. */"]
    for family, fallback, local_names, *fallback_widths in FALLBACKS:
        font = TTFont(FONTS / f"{'serif' if family == SERIF else 'sans'}-latin.woff2")
        em = font["head"].unitsPerEm
        for index, width in enumerate(fallback_widths):
            weights = ("400 599", "600 700")[index] if len(fallback_widths) > 1 else "400 700"
            scale = WIDTHS[family][index] / width
            sources = ", ".join(f'local("{name}{" Bold" if index else ""}")' for name in local_names)
            rules += [
                "@font-face {",
                f'\tfont-family: "{fallback}";',
                f"\tfont-weight: {weights};",
                f"\tsrc: {sources};",
                f"\tsize-adjust: {percent(scale)};",
                f"\tascent-override: {percent(font['hhea'].ascent / em / scale)};",
                f"\tdescent-override: {percent(-font['hhea'].descent / em / scale)};",
                "\tline-gap-override: 0%;",
                "\tunicode-range: U+0-52F, U+1E00-2BFF;",
                "}",
                "",
            ]
    FALLBACK_CSS.write_text("\n".join(rules).rstrip() + "\n")


def main():
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    sizes = {}
    for face in FACES:
        sizes[face[0]] = make(*face)
        print(f"{sizes[face[0]]:>7,}  {face[0]}")
    preloaded = sum(sizes[name] for name in PRELOADED)
    print(f"{preloaded:>7,}  before the first paint of a Latin page")
    if preloaded > MAX_PRELOADED_BYTES:
        sys.exit(f"more than {MAX_PRELOADED_BYTES:,} bytes")
    write_theme_json()
    write_fallbacks()


if __name__ == "__main__":
    main()
