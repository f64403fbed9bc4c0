/** Control characters, separators, zero-width characters, and marks that change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** Text for a subject or any single line, without line breaks and invisible characters. */
export const oneLine = (value: string): string =>
  value.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim()

/** Text without control characters that a terminal or a mail program could act on. Lines end with \n. */
export const manyLines = (value: string): string =>
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
