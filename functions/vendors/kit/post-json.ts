import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { boundedBody } from './bounded-body.ts'

/** Usual answers have some 30 kB. */
export const MAX_BYTES = 1024 * 1024

export interface PostAnswer {
  readonly status: number
  /** The Retry-After header in seconds; null without one. */
  readonly retryAfter: number | null
  /** Media type in lower case without parameters; empty without one. */
  readonly type: string
  readonly body: Buffer
}

function retryAfterOf(header: string | undefined): number | null {
  const seconds = Number(header ?? '')
  return header === undefined || !Number.isFinite(seconds) ? null : seconds
}

/**
 * POSTs JSON without following redirects; reads at most 1 MB, and the body only if `wanted` accepts status
 * and headers. Only the signal limits the wait: fetch would give up after five minutes without a byte, which
 * a model on a user's own machine may need. Rejects with the connection's error, the signal's, or
 * AnswerTooLarge.
 */
export async function postJson(
  url: URL,
  {
    headers,
    body,
    signal,
    wanted,
  }: {
    headers: Readonly<Record<string, string>>
    body: unknown
    signal: AbortSignal
    wanted: (head: Omit<PostAnswer, 'body'>) => boolean
  },
): Promise<PostAnswer> {
  const sent = Buffer.from(JSON.stringify(body))
  const send = url.protocol === 'https:' ? secure : plain
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = send(
      url,
      {
        method: 'POST',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'content-length': sent.byteLength,
          ...headers,
        },
      },
      resolve,
    )
    call.once('error', reject).end(sent)
  })
  const head = {
    status: answer.statusCode ?? 0,
    retryAfter: retryAfterOf(answer.headers['retry-after']),
    type: (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
  }
  if (wanted(head)) return { ...head, body: await boundedBody(answer, MAX_BYTES) }
  answer.destroy()
  return { ...head, body: Buffer.alloc(0) }
}
