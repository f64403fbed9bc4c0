const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'))

const contains = (bytes: Uint8Array, needle: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(needle))

const startsWith = (bytes: Uint8Array, ...prefix: readonly number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte)

/** What the first bytes and the names inside a container say a file is. `unknown` includes plain text. */
export type Content =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'encrypted_office'
  | 'rtf'
  | 'html'
  | 'picture'
  | 'spreadsheet'
  | 'slides'
  | 'opendocument'
  | 'pages'
  | 'zip'
  | 'program'
  | 'office'
  | 'unknown'

/** What to call it in a sentence. */
export const CONTENT_NAMES: Record<Content, string> = {
  pdf: 'a PDF document',
  doc: 'an old Word document (.doc)',
  docx: 'a Word document (.docx)',
  encrypted_office: 'a protected Office document',
  rtf: 'a Rich Text document (.rtf)',
  html: 'a web page',
  picture: 'a picture',
  spreadsheet: 'a spreadsheet',
  slides: 'a presentation',
  opendocument: 'an OpenDocument file (.odt)',
  pages: 'a Pages document',
  zip: 'a zip archive',
  program: 'a program',
  office: 'an old Office file that is not a Word document',
  unknown: 'of a kind we do not know',
}

/**
 * Judges by content alone; names inside a zip and an OLE container are stored uncompressed, so nothing is
 * unpacked.
 */
export function sniff(bytes: Uint8Array): Content {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return sniffZip(bytes)
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return sniffOle(bytes)
  // Readers accept up to 1,024 bytes of something else before the header (ISO 32000-1, implementation note
  // 13).
  if (contains(bytes.subarray(0, 1_029), latin('%PDF-'))) return 'pdf'
  if (startsWith(bytes, ...latin('{\\rtf'))) return 'rtf'
  if (
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, ...latin('GIF8'))
  )
    return 'picture'
  if (
    startsWith(bytes, ...latin('RIFF')) ||
    startsWith(bytes, 0x49, 0x49, 0x2a, 0) ||
    startsWith(bytes, 0x4d, 0x4d, 0, 0x2a)
  )
    return 'picture'
  if (contains(bytes.subarray(4, 12), latin('ftyp'))) return 'picture'
  if (startsWith(bytes, 0x4d, 0x5a) || startsWith(bytes, 0x7f, 0x45, 0x4c, 0x46)) return 'program'
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1').trimStart().toLowerCase()
  return /^(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)/u.test(head) ? 'html' : 'unknown'
}

function sniffZip(bytes: Uint8Array): Content {
  if (contains(bytes, latin('word/document.xml')) && contains(bytes, latin('[Content_Types].xml')))
    return 'docx'
  if (contains(bytes, latin('xl/workbook'))) return 'spreadsheet'
  if (contains(bytes, latin('ppt/presentation'))) return 'slides'
  if (contains(bytes.subarray(0, 200), latin('application/vnd.oasis.opendocument'))) return 'opendocument'
  return contains(bytes, latin('Index/Document.iwa')) ? 'pages' : 'zip'
}

function sniffOle(bytes: Uint8Array): Content {
  if (contains(bytes, wide('EncryptedPackage'))) return 'encrypted_office'
  if (contains(bytes, wide('WordDocument'))) return 'doc'
  if (contains(bytes, wide('Workbook'))) return 'spreadsheet'
  return contains(bytes, wide('PowerPoint Document')) ? 'slides' : 'office'
}
