/** Longest text kept, in UTF-16 units: some thirty pages. What follows is no resume any more. */
const MAX_LENGTH = 100_000

/** More than this is not even cleaned: a small file can unpack to tens of megabytes. */
const MAX_RAW = 1_000_000

/** Longest line kept whole. Whoever reads lines for dates or names goes back and forth in them, which long ones make slow without bound. */
const MAX_LINE = 2_000

// Wingdings and Symbol put their bullets into the private use area.
const SYMBOL_BULLETS = /[\uF0A7\uF0B7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF02D]/gu

// Without width or visible shape: zero-width, bidi control, fillers, tag letters, variation selectors. A reader of the page never sees them,
// a language model does.
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu

// Joiners change the shape of letters in these scripts; anywhere else they hide something.
const STRAY_JOINER = /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}])[\u200C\u200D]/gu

// oxlint-disable-next-line no-control-regex -- old line and page breaks are control characters
const LINE_ENDS = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu

/**
 * Text of a document as a person sees it: \n line ends, plain spaces and hyphens, ligatures as letters, no invisible or control
 * characters, at most one empty line in a row, no line over 2,000 characters, NFC, at most 100,000 characters. Takes time in
 * proportion to the text, whatever is in it.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, MAX_RAW)
    .toWellFormed()
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(SYMBOL_BULLETS, '•')
    .replaceAll(/[\uE000-\uF8FF]/gu, ' ')
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    // Word for Mac once wrote one hyphen as hyphen, soft hyphen, hyphen.
    .replaceAll(/-[\u2010\u2011]/gu, '-')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .split('\n')
    .flatMap((line) => broken(line.trimEnd()))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replace(/^\n+/u, '')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .trimEnd()
}

/** The line in parts that are short enough, cut at spaces where there are any. */
function broken(line: string): readonly string[] {
  const parts: string[] = []
  let rest = line
  while (rest.length > MAX_LINE) {
    const space = rest.lastIndexOf(' ', MAX_LINE)
    const cut = space > MAX_LINE / 2 ? space : wholeCharacters(rest, MAX_LINE)
    parts.push(rest.slice(0, cut).trimEnd())
    rest = rest.slice(cut).trimStart()
  }
  return parts.length === 0 ? [rest] : [...parts, rest].filter((part) => part !== '')
}

/** `at`, or one before it where a character of two units stands across it. */
const wholeCharacters = (line: string, at: number): number => ((line.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at)
