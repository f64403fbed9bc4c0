import type { Context } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { NodeEnv } from '#emulators/kit/server.ts'

type C = Context<NodeEnv>

const JSON_TYPE = { 'content-type': 'application/json' }

export const sentAs = (
  c: C,
  status: ContentfulStatusCode,
  body: string,
  headers: Record<string, string>,
): Response => c.body(body, status, headers)

export const sent = (c: C, status: StatusCode, body: null): Response => c.newResponse(body, status)

/** Deeply nested JSON arrays. */
export const bombOf = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Writes a part again and again while the client listens. */
async function endlessly(c: C, type: string, part: string, everyMs: number): Promise<Response> {
  const { outgoing } = c.env
  outgoing.writeHead(200, { 'content-type': type }).write(part)
  const timer = setInterval(() => outgoing.write(part), everyMs)
  await new Promise<void>((resolve) => {
    outgoing.once('close', () => resolve())
  })
  clearInterval(timer)
  return RESPONSE_ALREADY_SENT
}

/** An endless stream that the client did not request. */
export const endlessStream = (c: C): Promise<Response> =>
  endlessly(c, 'text/event-stream', 'data: {"choices":[{"delta":{"content":"A"}}]}\n\n', 5)

/** Endless blanks, as some gateways send to keep a connection open. */
export const drip = (c: C): Promise<Response> => endlessly(c, 'application/json', ' ', 5)

/** An endless body, larger than any real response. */
export const hugeBody = (c: C): Promise<Response> =>
  endlessly(c, 'application/json', ' '.repeat(256 * 1024), 1)

/** Announces more bytes than it sends, and then breaks the connection. */
export async function resetInBody(c: C): Promise<Response> {
  const { outgoing, incoming } = c.env
  outgoing.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
  await new Promise<void>((resolve) => {
    outgoing.write('{"choices":', () => resolve())
  })
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** JSON whose text is not valid UTF-8. */
export const brokenText = (c: C): Response =>
  c.body(
    new Uint8Array([
      ...Buffer.from('{"choices":[{"message":{"content":"'),
      0xff,
      0xfe,
      0xc3,
      ...Buffer.from('"}}]}'),
    ]),
    200,
    JSON_TYPE,
  )
