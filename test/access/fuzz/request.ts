import fc from 'fast-check'
import * as z from 'zod/mini'
import type { Contract } from '#shared/contracts/contract.ts'
import { CANARY, change, changed, hostileText, RAW_BODIES } from './hostile.ts'
import { valuesOf } from './from-schema.ts'

/** The owner of the requested items, an unknown visitor, or a super admin. */
export type Sender = 'user' | 'stranger' | 'admin'

type Body = string | Uint8Array<ArrayBuffer>

export interface FuzzedRequest {
  readonly sender: Sender
  /** Null for the parameters of an existing item. */
  readonly params: Readonly<Record<string, string>> | null
  readonly query: Readonly<Record<string, string>>
  readonly body: Body | undefined
  readonly contentType: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/problem+json',
  'APPLICATION/JSON',
  '*/*',
] as const

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { cookie: 'sid=%00%ff; adm=.; browser=; authorization=%7B' },
  { cookie: `sid=${'x'.repeat(4_000)}; adm=${'y'.repeat(3_000)}.z` },
  { cookie: 'sid; =; ;;; adm==; sid=a; sid=b; __proto__=1' },
  { 'x-forwarded-for': `${CANARY}, 127.0.0.1` },
  { 'x-forwarded-for': 'not-an-address', 'user-agent': 'x'.repeat(4_000) },
  { 'user-agent': CANARY, referer: 'https://evil.example/' },
  { 'x-admin-email': '%', 'x-admin-password': '%E0%A4%A' },
  { 'x-admin-email': 'a%40b.example', 'x-admin-password': 'wrong' },
]

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const texts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)]))
    : {}

const often = <T>(usual: fc.Arbitrary<T>, seldom: fc.Arbitrary<T>, weight = 5): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: usual, weight }, { arbitrary: seldom, weight: 1 })

function queries({ query }: Contract): fc.Arbitrary<Record<string, string>> {
  const strange = fc.dictionary(
    fc.oneof(fc.constantFrom('page', 'cursor', 'for', 'constructor', 'userId', 'toString'), hostileText),
    hostileText,
    { maxKeys: 2 },
  )
  if (query === undefined) return often(fc.constant({}), strange)
  const valid = valuesOf(query).map(texts)
  const mixed = fc
    .tuple(valid, fc.array(hostileText, { maxLength: 3 }), strange)
    .map(([base, values, more]) => ({
      ...base,
      ...Object.fromEntries(
        Object.keys(base).flatMap((key, index) =>
          index < values.length ? [[key, values[index] ?? '']] : [],
        ),
      ),
      ...more,
    }))
  return fc.oneof(valid, mixed)
}

function paramsOf({ params, path }: Contract): fc.Arbitrary<Record<string, string> | null> {
  if (params === undefined) return fc.constant({})
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const strange = fc.record(Object.fromEntries(names.map((name) => [name, hostileText])))
  return fc.oneof(
    { arbitrary: fc.constant(null), weight: 3 },
    { arbitrary: valuesOf(params).map(texts), weight: 1 },
    { arbitrary: strange, weight: 1 },
  )
}

/** Bodies generated from the schema and from a valid sample, unchanged and with changes. */
function bodies({ body }: Contract, sample: unknown): fc.Arbitrary<Body | undefined> {
  if (body === undefined) return often(fc.constant(undefined), fc.constantFrom(...RAW_BODIES))
  const valid = often(valuesOf(body), fc.constant(sample), 2)
  const near = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) => changed(value, changes))
  return fc.oneof(
    { arbitrary: valid.map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: near, weight: 5 },
    { arbitrary: fc.constantFrom<Body>(...RAW_BODIES), weight: 1 },
  )
}

/** Valid, nearly valid and invalid requests to an endpoint, from every sender. */
export function requestsTo(contract: Contract, sample: unknown): fc.Arbitrary<FuzzedRequest> {
  const own: Sender = contract.auth.endsWith('admin') ? 'admin' : 'user'
  return fc.record({
    sender: often(fc.constant(own), fc.constantFrom<Sender>('user', 'stranger', 'admin')),
    params: paramsOf(contract),
    query: queries(contract),
    body: bodies(contract, sample),
    contentType: often(
      fc.constant<string | undefined>('application/json'),
      fc.constantFrom(undefined, ...CONTENT_TYPES),
      8,
    ),
    headers: often(fc.constant({}), fc.constantFrom(...HEADERS), 6),
  })
}

/** A JSON parser may ignore a byte order mark (RFC 8259, 8.1), and ours does. */
const json = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text.replace(/^\ufeff/, ''))),
)

/** Whether the contract's schema accepts the body. */
export function takesBody({ body: schema }: Contract, { body }: Pick<FuzzedRequest, 'body'>): boolean {
  if (schema === undefined) return true
  if (body instanceof Uint8Array) return false
  try {
    return schema.safeParse(body === '' || body === undefined ? undefined : json.parse(body)).success
  } catch {
    return false
  }
}
