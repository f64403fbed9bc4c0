import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const MOST_SECONDS = 604_800

interface Presigned {
  readonly method: string
  readonly url: URL
  readonly header: (name: string) => string | undefined
  readonly body: string
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
const hashed = (text: string): string => createHash('sha256').update(text).digest('hex')
const sealed = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The access key that a presigned request names, and its session token. */
export function claimOf({ searchParams }: URL): {
  readonly accessKeyId: string
  readonly sessionToken: string
} {
  return {
    accessKeyId: searchParams.get('X-Amz-Credential')?.split('/')[0] ?? '',
    sessionToken: searchParams.get('X-Amz-Security-Token') ?? '',
  }
}

/**
 * Why a presigned request is refused, or null. Signature Version 4 with the signature in the query:
 * docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html.
 */
export function refusalOf(request: Presigned, secretKey: string, service: string, now: Date): string | null {
  const query = request.url.searchParams
  const [, date = '', region = '', named = '', ends = ''] = query.get('X-Amz-Credential')?.split('/') ?? []
  const at = query.get('X-Amz-Date') ?? ''
  const seconds = Number(query.get('X-Amz-Expires'))
  if (query.get('X-Amz-Algorithm') !== ALGORITHM || named !== service || ends !== 'aws4_request')
    return 'Credential should be scoped to correct service.'
  const signedAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(seconds > 0 && seconds <= MOST_SECONDS) || !(now.getTime() <= signedAt + seconds * 1_000))
    return `Signature expired: ${at}`
  const names = query.get('X-Amz-SignedHeaders')?.split(';') ?? []
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    request.method,
    request.url.pathname,
    canonicalQuery,
    ...names.map((name) => `${name}:${(request.header(name) ?? '').trim()}`),
    '',
    names.join(';'),
    hashed(request.body),
  ].join('\n')
  const scope = [date, region, service, 'aws4_request'].join('/')
  const key = [region, service, 'aws4_request'].reduce(sealed, sealed(`AWS4${secretKey}`, date))
  const signature = sealed(key, [ALGORITHM, at, scope, hashed(canonical)].join('\n')).toString('hex')
  const given = query.get('X-Amz-Signature') ?? ''
  return given.length === signature.length && timingSafeEqual(Buffer.from(given), Buffer.from(signature))
    ? null
    : 'The request signature we calculated does not match the signature you provided.'
}
