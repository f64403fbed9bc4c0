/** Invisible and control characters, which models read and people do not see. */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|\u034f|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180f]|\u3164|\uffa0|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu

const HIDDEN_MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<[a-z/!][^<>]{0,500}>/giu

/** A third party's text for a model: visible characters and line breaks, at most `max` UTF-16 units. */
export function cleanData(text: string, max: number): string {
  return text
    .replaceAll(HIDDEN_MARKUP, ' ')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(HIDDEN, (char) => (char === '\n' ? char : ''))
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .slice(0, max)
}

/** Longer than any fact that a letter could use. */
const MAX_LINE = 600

export const oneLine = (text: string): string => cleanData(text, MAX_LINE).replaceAll(/\s+/gu, ' ')
