// Wingdings and Symbol put their bullets into the private use area.
const SYMBOL_BULLETS = /[\uF0A7\uF0B7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF02D]/gu

// Without width or visible shape: zero-width, bidi control, fillers, tag letters, variation selectors. A
// reader of the page never sees them, a language model does.
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu

// Joiners change the shape of letters in these scripts; anywhere else they hide something.
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}])[\u200C\u200D]/gu

// oxlint-disable-next-line no-control-regex -- old line and page breaks are control characters
const LINE_ENDS = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu

// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu

/**
 * Letters as a person sees them: \n line ends, plain spaces and hyphens, ligatures as letters, no invisible
 * or control characters, NFC. Takes time in proportion to the text, whatever is in it.
 */
export const cleanRun = (raw: string): string =>
  raw
    .toWellFormed()
    .replaceAll(LINE_ENDS, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(STRAY_JOINER, '')
    .replaceAll(SYMBOL_BULLETS, '•')
    .replaceAll(/[\uE000-\uF8FF\uFFFD]/gu, ' ')
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    // Word for Mac once wrote one hyphen as hyphen, soft hyphen, hyphen; the soft one may have been made a
    // plain one before.
    .replaceAll(/-{1,2}[\u2010\u2011]/gu, '-')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
