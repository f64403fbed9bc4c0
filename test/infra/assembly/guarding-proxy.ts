import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '#emulators/kit/listen.ts'
import { allows, type Allowed } from './policy.ts'
import { requestedAccess, type AwsRequest, type RestKeys } from './requested-access.ts'

export interface GuardingProxy {
  readonly url: string
  /** `get-user dynamodb:PutItem arn:…`, in order of arrival. */
  readonly refusals: string[]
  /** Every permitted action, by function. */
  readonly used: ReadonlyMap<string, ReadonlySet<string>>
  close(): Promise<void>
}

interface GuardingProxyOptions {
  /** The statements of each caller's role; a caller signs with its name as access key id. */
  readonly policies: ReadonlyMap<string, readonly Allowed[]>
  readonly keys: RestKeys
  /** Address of each service, by the service name in the request's signature. */
  readonly targets: Readonly<Record<string, string>>
}

export async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, service: string): void {
  if (service === 's3')
    return void response
      .writeHead(403, { 'content-type': 'application/xml' })
      .end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
  response.writeHead(['scheduler', 'ses', 'bedrock'].includes(service) ? 403 : 400, {
    'content-type': 'application/x-amz-json-1.0',
    'x-amzn-errortype': 'AccessDeniedException',
  })
  response.end(JSON.stringify({ __type: 'AccessDeniedException', message: 'not authorized' }))
}

/** A proxy before the services that lets through what the caller's role allows. */
export async function startGuardingProxy({
  policies,
  keys,
  targets,
}: GuardingProxyOptions): Promise<GuardingProxy> {
  const refusals: string[] = []
  const used = new Map<string, Set<string>>()

  const refusedTo = (caller: string, request: AwsRequest): boolean => {
    const wanted = requestedAccess(request, keys)
    const missing = wanted.filter((access) => !allows(policies.get(caller) ?? [], access))
    refusals.push(
      ...missing.map(
        ({ action, resource, context }) => `${caller} ${action} ${resource} ${JSON.stringify(context)}`,
      ),
    )
    const actions = used.get(caller) ?? new Set()
    for (const { action } of missing.length > 0 ? [] : wanted) actions.add(action)
    used.set(caller, actions)
    return missing.length > 0
  }

  /** S3 tells only callers that may list a bucket that a file is missing; others get AccessDenied. */
  const hidesMissing = (caller: string, { service, method, url }: AwsRequest): boolean => {
    const bucket = url.pathname.split('/')[1] ?? ''
    const list = { action: 's3:ListBucket', resource: `arn:aws:s3:::${bucket}`, context: {} }
    return service === 's3' && method === 'GET' && !allows(policies.get(caller) ?? [], list)
  }

  function forward(
    incoming: IncomingMessage,
    { body, target, hides }: { body: Buffer; target: string; hides: boolean },
    response: ServerResponse,
  ): void {
    const {
      authorization = '',
      'transfer-encoding': _chunked,
      expect: _expect,
      ...headers
    } = incoming.headers
    const outgoing = ask(
      new URL((incoming.url ?? '/').replace(/X-Amz-Credential=[^%&]+/, 'X-Amz-Credential=local'), target),
      {
        method: incoming.method,
        // The services behind the proxy know one caller and check no signature.
        headers: {
          ...headers,
          host: new URL(target).host,
          'content-length': body.length,
          ...(authorization === ''
            ? {}
            : { authorization: authorization.replace(/Credential=[^/]+/, 'Credential=local') }),
        },
      },
      (answer) => {
        if (hides && answer.statusCode === 404) {
          answer.resume()
          return refuse(response, 's3')
        }
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    outgoing.once('error', () => response.destroy())
    outgoing.end(body)
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming)
    const [, caller = '', service = ''] =
      /Credential=([^/]+)\/\d+\/[\w-]+\/([\w-]+)\//.exec(
        // A signed address has its credential in the query.
        incoming.headers.authorization ?? decodeURIComponent(incoming.url ?? ''),
      ) ?? []
    const operation = String(incoming.headers['x-amz-target'] ?? '').replace(/^.*\./, '')
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    const request = { service, method: incoming.method ?? '', url, operation, body }
    if (refusedTo(caller, request)) return refuse(response, service)
    const target = targets[service] ?? ''
    forward(incoming, { body, target, hides: hidesMissing(caller, request) }, response)
  }

  const { url, close } = await listen((incoming, response) => {
    serve(incoming, response).catch((error: unknown) => {
      // Requests that cannot be judged are refused too.
      refusals.push(`${incoming.method} ${incoming.url}: ${String(error)}`)
      response.destroy()
    })
  })
  return { url, close, refusals, used }
}
