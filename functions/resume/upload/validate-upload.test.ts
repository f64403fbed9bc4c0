import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeDocx } from '#engine/test/fixtures/make-docx.ts'
import { makePdf } from '#engine/test/fixtures/make-pdf.ts'
import { AppError } from '#platform/app-error.ts'
import { validateUpload } from './validate-upload.ts'

const dataUrl = (bytes: Uint8Array | string, type = 'application/octet-stream'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`

const PDF = '%PDF-1.7\n1 0 obj\n'
const ZIP = 'PK\u0003\u0004'
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
const ole = (stream: string): Buffer => Buffer.concat([OLE, Buffer.from(stream, 'utf16le')])

const judge = (bytes: Uint8Array | string, fileName: string, mimeType = '') =>
  validateUpload({ dataUrl: dataUrl(bytes), fileName, mimeType })

function refusal(act: () => unknown): { code: string; message: string } {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message }
    throw error
  }
  throw new Error('nothing was refused')
}

test.each([
  ['resume.pdf', '', PDF, 'pdf'],
  ['resume.PDF', 'application/octet-stream', PDF, 'pdf'],
  ['resume', 'application/pdf', PDF, 'pdf'],
  ['resume.docx', '', `${ZIP}[Content_Types].xml word/document.xml`, 'docx'],
  ['resume.doc', '', ole('WordDocument'), 'doc'],
  ['resume.txt', '', 'Jane Roe\nNurse', 'txt'],
  ['my.first.resume.txt', 'text/plain; charset=utf-8', 'Jane', 'txt'],
])(
  '%s of type "%s" is accepted by name or type when its content matches',
  (fileName, mimeType, bytes, kind) => {
    expect(judge(bytes, fileName, mimeType).kind).toBe(kind)
  },
)

test.each([
  ['photo.png', 'image/png'],
  ['resume', ''],
  ['resume.odt', 'application/vnd.oasis.opendocument.text'],
  ['resume.pdf.exe', 'application/octet-stream'],
])('%s is of no accepted type', (fileName, mimeType) => {
  expect(refusal(() => judge(PDF, fileName, mimeType)).code).toBe('resume_type_unsupported')
})

test.each([
  ['resume.pdf', `${ZIP}[Content_Types].xml word/document.xml`, 'a Word document (.docx)'],
  ['resume.docx', PDF, 'a PDF document'],
  ['resume.docx', ole('WordDocument'), 'an old Word document (.doc)'],
  ['resume.doc', '{\\rtf1\\ansi Jane}', 'a Rich Text document (.rtf)'],
  ['resume.doc', ole('Workbook'), 'a spreadsheet'],
  ['resume.docx', `${ZIP}[Content_Types].xml xl/workbook.xml`, 'a spreadsheet'],
  ['resume.docx', `${ZIP}mimetypeapplication/vnd.oasis.opendocument.text`, 'an OpenDocument file (.odt)'],
  ['resume.docx', `${ZIP}notes.txt`, 'a zip archive'],
  ['resume.txt', PDF, 'a PDF document'],
  ['resume.txt', Buffer.from('89504e470d0a1a0a', 'hex'), 'a picture'],
  ['resume.txt', Buffer.from('MZ\u0000\u0001'), 'a program'],
  ['resume.txt', Buffer.from('Jane\u0000Roe'), 'of a kind we do not know'],
  ['resume.pdf', '<!DOCTYPE html><html></html>', 'a web page'],
  ['resume.pdf', 'Jane Roe, Nurse', 'a plain text file'],
])('%s with other content is refused with its actual type', (fileName, bytes, really) => {
  const { code, message } = refusal(() => judge(bytes, fileName))
  expect(code).toBe('resume_type_mismatch')
  expect(message).toContain(`it is ${really}.`)
})

test('a password-protected Word document is distinguished from a broken one', () => {
  expect(refusal(() => judge(ole('EncryptedPackage'), 'resume.docx')).code).toBe('resume_encrypted')
})

test('text in UTF-16 and Windows-1252 is text', () => {
  expect(
    judge(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('José', 'utf16le')]), 'a.txt').kind,
  ).toBe('txt')
  expect(judge(Buffer.from('José Muñoz, contable en Málaga', 'latin1'), 'a.txt').kind).toBe('txt')
  expect(
    refusal(() => judge(Buffer.from([0x80, 0x81, 0xfe, 0xff, 0x41, 0x90, 0xd0, 0xd1]), 'a.txt')).code,
  ).toBe('resume_type_mismatch')
})

test('4 MiB are accepted, and one byte more is refused before decoding', () => {
  expect(judge(Buffer.alloc(4 * 1024 * 1024, 'a'), 'a.txt').bytes).toHaveLength(4_194_304)
  expect(refusal(() => judge(Buffer.alloc(4 * 1024 * 1024 + 1, 'a'), 'a.txt')).code).toBe('resume_too_large')
  const notEvenBase64 = `data:text/plain;base64,${'!'.repeat(8_000_000)}`
  expect(
    refusal(() => validateUpload({ dataUrl: notEvenBase64, fileName: 'a.txt', mimeType: '' })).code,
  ).toBe('resume_too_large')
})

test.each([
  'https://example.com/resume.pdf',
  'data:text/plain,Jane',
  'data:text/plain;base64',
  'data:text/plain;base64,QUJ',
  'data:text/plain;base64,QU=J',
  'data:text/plain;base64,QUJD\n',
  'data:text/plain;base64,QU J',
  ' data:text/plain;base64,QUJD',
  'data:text/plain;base64;base64x,QUJD',
])('%j is no data URL', (url) => {
  expect(refusal(() => validateUpload({ dataUrl: url, fileName: 'a.txt', mimeType: '' })).code).toBe(
    'invalid_request',
  )
})

test('an empty file holds no text', () => {
  expect(refusal(() => judge('', 'a.txt')).code).toBe('resume_empty')
})

test('the kind of every generated file is detected', async () => {
  const resumes = new URL('../../../engine/test/fixtures/', import.meta.url)
  const fileOf = (name: string) => readFileSync(new URL(name, resumes))
  const teacher = fileOf('teacher.txt').toString('utf8')
  expect(judge(await makePdf(teacher), 'a.pdf').kind).toBe('pdf')
  expect(judge(await makeDocx(teacher), 'a.docx').kind).toBe('docx')
  expect(judge(fileOf('nurse-manager.doc'), 'a.doc').kind).toBe('doc')
  for (const name of readdirSync(resumes).filter((file) => file.endsWith('.txt')))
    expect(judge(fileOf(name), name).kind).toBe('txt')
})
