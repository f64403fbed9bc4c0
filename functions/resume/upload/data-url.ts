import { AppError } from '#platform/app-error.ts'

const HEAD = /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;[\w-]+=[\w.+-]+)*;base64$/u
const MAX_HEAD = 256

/**
 * The bytes of a base64 data URL (RFC 2397). The size follows from the length, so a file that is too large is
 * not decoded. Throws AppError invalid_request when the syntax is wrong, resume_too_large above maxBytes.
 */
export function decodeDataUrl(url: string, maxBytes: number): Uint8Array {
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
