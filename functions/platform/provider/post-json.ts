import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { boundedBody } from './bounded-body.ts'

/** An answer holds some 30 kB; what is far above was not written for us. */
export const MAX_BYTES = 1024 * 1024

export interface PostAnswer {
  readonly status: number
  /** Seconds that the server asks to wait; null when it does not say. */
  readonly retryAfter: number | null
  /** Media type, lower case, without parameters; empty when none is said. */
  readonly type: string
  readonly body: Buffer
}

function retryAfterOf(header: string | undefined): number | null {
  const seconds = Number(header ?? '')
  return header === undefined || !Number.isFinite(seconds) ? null : seconds
}

/**
 * Waits as long as the signal says: fetch gives up after five minutes without a byte, which a model on one's
 * own machine may need. No redirects, a megabyte at most; `wanted` judges the head. Rejects with the
 * connection's error, the signal's, or AnswerTooLarge.
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
