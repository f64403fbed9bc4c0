/**
 * Control characters, line and paragraph separators, and the marks that turn the direction of text around.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** For a subject or a line of its own: nothing in it begins another. */
export const oneLine = (value: string): string => value.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()

/** As written, without what a terminal or a mail program could take for an order. Lines end by \n. */
export const manyLines = (value: string): string =>
  value.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '')
