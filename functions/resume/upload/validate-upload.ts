import { AppError } from '#platform/app-error.ts'
import { RESUME } from '#shared/catalog/constants.ts'
import { decodeText } from '#engine/resume'
import type { DocumentKind } from '#engine/documents'
import { CONTENT_NAMES, sniff } from './sniff.ts'

const [PDF, DOC, DOCX, TXT] = RESUME.mimeTypes

/** The MIME type of each kind of document in the object store. */
export const CONTENT_TYPES: Record<DocumentKind, (typeof RESUME.mimeTypes)[number]> = {
  pdf: PDF,
  doc: DOC,
  docx: DOCX,
  txt: TXT,
}

/**
 * Decodes an upload and checks its type: the file name or the declared type must be an accepted one, and the
 * content must match it. Throws AppError resume_type_unsupported, invalid_request, resume_too_large,
 * resume_empty, resume_encrypted or resume_type_mismatch.
 */
export function validateUpload(upload: { dataUrl: string; fileName: string; mimeType: string }) {
  const kind = claimedKind(upload.fileName, upload.mimeType)
  if (kind === null) throw new AppError('resume_type_unsupported')
  const bytes = decodeDataUrl(upload.dataUrl, RESUME.maxBytes)
  if (bytes.length === 0) throw new AppError('resume_empty')
  const content = sniff(bytes)
  if (content === 'encrypted_office' && (kind === 'doc' || kind === 'docx'))
    throw new AppError('resume_encrypted')
  const actual = content === 'unknown' && decodeText(bytes) !== null ? 'txt' : content
  if (actual !== kind)
    throw new AppError('resume_type_mismatch', {
      message: `The file says it is ${CONTENT_NAMES[kind]}, but it is ${CONTENT_NAMES[actual]}. Save it again as PDF, Word or text and upload that.`,
    })
  return { kind, bytes }
}

function claimedKind(fileName: string, mimeType: string): DocumentKind | null {
  const extension = /\.([^.]+)$/u.exec(fileName.trim().toLowerCase())?.[1]
  const byName = RESUME.extensions.find((known) => known === extension)
  if (byName !== undefined) return byName
  const declared = mimeType.split(';')[0]?.trim().toLowerCase()
  const at = RESUME.mimeTypes.findIndex((known) => known === declared)
  return RESUME.extensions[at] ?? null
}

const HEAD = /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[\w.+-]+)*;base64$/u
const MAX_HEAD = 256

/**
 * The bytes of a base64 data URL (RFC 2397). The size follows from the length, so a file that is too large is
 * not decoded. Throws AppError invalid_request when the syntax is wrong, resume_too_large above maxBytes.
 */
function decodeDataUrl(url: string, maxBytes: number): Uint8Array {
  const comma = url.slice(0, MAX_HEAD).indexOf(',')
  if (comma < 0 || !HEAD.test(url.slice(0, comma))) throw malformed()
  const payload = url.length - comma - 1
  if (payload % 4 !== 0) throw malformed()
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  if ((payload / 4) * 3 - padding > maxBytes) throw new AppError('resume_too_large')
  const body = url.slice(comma + 1)
  if (!/^[A-Za-z0-9+/]*={0,2}$/u.test(body)) throw malformed()
  return new Uint8Array(Buffer.from(body, 'base64'))
}

const malformed = () =>
  new AppError('invalid_request', {
    fields: [{ field: 'storageUrl', message: 'The file must be sent as a base64 data URL.' }],
  })
