// Wingdings and Symbol put their bullets into the private use area.
const SYMBOL_BULLETS = /[\uF0A7\uF0B7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF02D]/gu

// Characters without visible shape: zero-width, bidi control, fillers, tag letters, variation selectors. A
// person never sees them, but a language model reads them.
const INVISIBLE = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu

// Joiners shape letters in these scripts; elsewhere they only hide text.
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}])[\u200C\u200D]/gu

// oxlint-disable-next-line no-control-regex -- old line and page breaks are control characters
const LINE_ENDS = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/gu

// oxlint-disable-next-line no-control-regex -- the pattern removes control characters
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu

// Pictures of a telephone, a letter or a pin before contact details, dates and places; stars and boxes tell something.
const ICONS = /(?<!\S)(?![☆★☐☑☒✓✔✗✘○●■□▪▫◆◇])[\p{So}\u20E0-\u20FF]+(?=\s)/gu

/**
 * Text as a person sees it: \n line ends, plain spaces and hyphens, ligatures as letters, no invisible or
 * control characters, pictures, NFC. Runs in linear time.
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
    .replaceAll(ICONS, ' ')
    .replaceAll(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu, ' ')
    // Old versions of Word for Mac wrote one hyphen as hyphen, soft hyphen, non-breaking hyphen; the soft one
    // may already be a plain one.
    .replaceAll(/-{1,2}[\u2010\u2011]/gu, '-')
    .replaceAll(/[\u2010\u2011]/gu, '-')
    // Browsers print an apostrophe as the letter that looks like it.
    .replaceAll('\u02BC', '\u2019')
    .replaceAll(/[\uFB00-\uFB06]/gu, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
