const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// oxlint-disable-next-line no-control-regex -- binary files are told from text by these
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/u

/**
 * The text of a plain text file, or null when it is none: UTF-8, UTF-16 with a byte order mark, else
 * Windows-1252 when nine characters in ten are letters, digits, spaces or common signs.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return textOnly(decode(bytes, 'utf-16le'))
  if (first === 0xfe && second === 0xff) return textOnly(decode(bytes, 'utf-16be'))
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== null) return textOnly(utf8)
  const western = textOnly(decode(bytes, 'windows-1252'))
  if (western === null) return null
  const plain = western.match(/[\p{Script=Latin}\d\s.,;:!?'"()/&@%+*•–—’-]/gu)?.length ?? 0
  return plain >= western.length * 0.9 ? western : null
}

const textOnly = (text: string | null): string | null => (text === null || BINARY.test(text) ? null : text)
