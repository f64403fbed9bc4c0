/** Invisible characters and all controls but the line break: read by models, not by people. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\u034f|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180f]|\u3164|\uffa0|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu

const HIDDEN_MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z/!][^<>]{0,500}>/giu

/** What a model reads of a text by others: visible characters, lines kept, at most `most` UTF-16 units. */
export function cleanData(text: string, most: number): string {
  return text
    .replaceAll(HIDDEN_MARKUP, ' ')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(HIDDEN, (char) => (char === '\n' ? char : ''))
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .slice(0, most)
}

/** Longer than any fact that a letter could use. */
const LONGEST_LINE = 600

export const oneLine = (text: string): string => cleanData(text, LONGEST_LINE).replaceAll(/\s+/gu, ' ')
