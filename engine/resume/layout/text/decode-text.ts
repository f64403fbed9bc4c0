const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// oxlint-disable-next-line no-control-regex -- control characters identify binary files
const BINARY = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/u

/**
 * The text of a plain text file, or null for binary content. Decodes UTF-8, UTF-16 with a byte order mark, or
 * else Windows-1252 when nine in ten characters are letters, digits, spaces or common punctuation.
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
