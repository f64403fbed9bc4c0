import type { Contract } from '#shared/contracts/contract.ts'

export interface Call {
  /** Value of the session cookie, or null to send none. */
  readonly session: string | null
  /** Value of an admin's session cookie. */
  readonly admin?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown
  /** Headers that tell the request's origin; by default the site itself. */
  readonly from?: Readonly<Record<string, string>>
}

export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly text: string
  /** The parsed JSON, or undefined when there is none. */
  readonly body: unknown
}

const pathOf = ({ path }: Contract, params: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? `no-${name}`))

function cookiesOf({ session, admin }: Call): { cookie?: string } {
  const cookies = [
    ...(session === null ? [] : [`sid=${session}`]),
    ...(admin === undefined ? [] : [`adm=${admin}`]),
  ]
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') }
}

/** Sends one request to an endpoint as its contract describes it. */
export async function callEndpoint(origin: string, contract: Contract, call: Call): Promise<Answer> {
  const url = new URL(`${pathOf(contract, call.params ?? {})}${call.query ?? ''}`, origin)
  const response = await fetch(url, {
    method: contract.method,
    redirect: 'manual',
    headers: {
      ...cookiesOf(call),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.from ?? { 'sec-fetch-site': 'same-origin', origin }),
    },
    ...(call.body === undefined
      ? {}
      : { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    location: response.headers.get('location'),
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  }
}
