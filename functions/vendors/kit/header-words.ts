const WORD = /=\?([\w-]+)(?:\*[\w-]+)?\?([bq])\?([^?\s]*)\?=/gi
/** White space between two encoded words, which is not part of the text (RFC 2047, 6.2). */
const BETWEEN = /(\?=)\s+(?==\?[\w-]+(?:\*[\w-]+)?\?[bq]\?)/gi

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function decoded(word: string, charset: string, encoding: string, text: string): string {
  try {
    return new TextDecoder(charset).decode(
      encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quoted(text),
    )
  } catch {
    return word
  }
}

/** Decodes the encoded words of a header (RFC 2047), except those in an unknown character set. */
export const headerWords = (value: string): string =>
  value.replaceAll(BETWEEN, '$1').replaceAll(WORD, decoded)
