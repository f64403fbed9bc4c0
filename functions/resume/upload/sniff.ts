/** How a message to the user names each kind of content. */
export const CONTENT_NAMES = {
  pdf: 'a PDF document',
  doc: 'an old Word document (.doc)',
  docx: 'a Word document (.docx)',
  txt: 'a plain text file',
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
} as const

type Content = keyof typeof CONTENT_NAMES
type Signs<Sign> = readonly (readonly [sign: Sign, content: Content])[]

/**
 * Magic numbers at the start of files, in Latin-1. PDF readers accept up to 1,024 bytes before the header
 * (ISO 32000-1, implementation note 13).
 */
const HEADS: Signs<RegExp> = [
  [/%PDF-/u, 'pdf'],
  [/^\{\\rtf/u, 'rtf'],
  [/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|RIFF|II\*|MM.\*|.{4,8}ftyp)/su, 'picture'],
  [/^(?:MZ|\u007FELF)/u, 'program'],
  [/^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html)/iu, 'html'],
]
const HEAD = 1_029

// Names inside a zip and an OLE container are stored uncompressed, so nothing is unpacked.
const IN_ZIP: Signs<string> = [
  ['word/document.xml', 'docx'],
  ['xl/workbook', 'spreadsheet'],
  ['ppt/presentation', 'slides'],
  ['application/vnd.oasis.opendocument', 'opendocument'],
  ['Index/Document.iwa', 'pages'],
]
const IN_OLE: Signs<string> = [
  ['EncryptedPackage', 'encrypted_office'],
  ['WordDocument', 'doc'],
  ['Workbook', 'spreadsheet'],
  ['PowerPoint Document', 'slides'],
]

/** The kind of a file by its content alone. Plain text is `unknown`. */
export function sniff(bytes: Uint8Array): Content {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const inside = (names: Signs<string>, encoding: 'latin1' | 'utf16le'): Content | undefined =>
    names.find(([name]) => file.includes(name, 0, encoding))?.[1]
  const head = file.toString('latin1', 0, HEAD)
  if (head.startsWith('PK\u0003\u0004')) return inside(IN_ZIP, 'latin1') ?? 'zip'
  if (head.startsWith('ÐÏ\u0011à¡±\u001Aá')) return inside(IN_OLE, 'utf16le') ?? 'office'
  return HEADS.find(([sign]) => sign.test(head))?.[1] ?? 'unknown'
}
