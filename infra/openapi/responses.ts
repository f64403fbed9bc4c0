import { ERRORS, type ErrorCode } from '#shared/catalog/error-codes.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { Problem } from '#shared/models/wire-types.ts'
import type { JsonSchema, SchemaBook } from './components.ts'

export interface Header {
  readonly description: string
  readonly schema: JsonSchema
}

export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

const REQUEST_ID: Readonly<Record<string, Header>> = {
  'x-request-id': { description: "This request's id in our log.", schema: { type: 'string' } },
}

function codesOfCaller({ auth }: Contract): readonly ErrorCode[] {
  if (auth === 'user') return ['not_authenticated']
  if (auth !== 'admin' && auth !== 'super_admin') return []
  return [
    'not_authenticated',
    'admin_sign_in_failed',
    ...(auth === 'super_admin' ? (['admin_forbidden'] as const) : []),
    'admin_locked',
  ]
}

/** All error codes of an endpoint: those of the wrapper and its own. */
export function codesOf(contract: Contract): readonly ErrorCode[] {
  const takesInput = contract.params ?? contract.query ?? contract.body
  const codes: readonly (ErrorCode | false)[] = [
    takesInput !== undefined && 'invalid_request',
    ...codesOfCaller(contract),
    (contract.method !== 'GET' || (contract.auth !== 'none' && contract.reply !== 'redirect')) &&
      'origin_refused',
    ...(contract.body === undefined ? [] : (['payload_too_large', 'unsupported_media_type'] as const)),
    ...(contract.errors ?? []),
    // A redirecting endpoint sends the browser back to its page instead.
    contract.rate !== undefined && contract.reply !== 'redirect' && 'too_many_requests',
    'internal',
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}

function refusals(contract: Contract, book: SchemaBook): readonly [string, Response][] {
  const byStatus = Map.groupBy(codesOf(contract), (code) => ERRORS[code].status)
  const problem = book.use(Problem, 'output')
  return [...byStatus].map(([status, codes]): [string, Response] => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
      headers: {
        ...REQUEST_ID,
        ...(status === 429
          ? {
              'retry-after': {
                description: 'Seconds to wait, where they are known.',
                schema: { type: 'integer' },
              },
            }
          : {}),
      },
      content: {
        'application/json': { schema: { allOf: [problem, { properties: { code: { enum: [...codes] } } }] } },
      },
    },
  ])
}

function successes(contract: Contract, book: SchemaBook): readonly [string, Response][] {
  if (contract.reply === 'redirect') {
    const location = {
      description: 'The next URL.',
      schema: { type: 'string', format: 'uri-reference' } as const,
    }
    return [
      [
        '302',
        { description: 'Redirects the browser; the body is empty.', headers: { ...REQUEST_ID, location } },
      ],
    ]
  }
  return Object.entries(contract.reply).map(([status, schema]): [string, Response] => [
    status,
    {
      description: contract.summary,
      headers: REQUEST_ID,
      content: { 'application/json': { schema: book.use(schema, 'output') } },
    },
  ])
}

export function responsesOf(contract: Contract, book: SchemaBook): Readonly<Record<string, Response>> {
  return Object.fromEntries(
    [...successes(contract, book), ...refusals(contract, book)].toSorted(([a], [b]) => Number(a) - Number(b)),
  )
}
