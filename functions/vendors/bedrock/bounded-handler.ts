import { addAbortSignal, pipeline, Readable, Transform } from 'node:stream'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import { AnswerTooLarge } from '#platform/provider/bounded-body.ts'
import { MAX_BYTES } from '#platform/provider/post-json.ts'

function bounded(body: Readable, signal: unknown): Readable {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength
      if (bytes > MAX_BYTES) done(new AnswerTooLarge())
      else done(null, chunk)
    },
  })
  if (signal instanceof AbortSignal) addAbortSignal(signal, counted)
  // The reader gets any error from the stream itself; the pipeline only closes both ends.
  return pipeline(body, counted, () => undefined)
}

/**
 * Reads at most a megabyte over HTTP/1.1 and stops at the caller's abort signal; the SDK's own handler keeps
 * reading from a server that never ends. The SDK's HTTP/2 handler is not used, because it throws an uncaught
 * error when it closes a connection to a plain local server.
 */
export class BoundedHandler extends NodeHttpHandler {
  override async handle(
    ...[request, options]: Parameters<NodeHttpHandler['handle']>
  ): ReturnType<NodeHttpHandler['handle']> {
    const { response } = await super.handle(request, options)
    const body: unknown = response.body
    if (body instanceof Readable) response.body = bounded(body, options?.abortSignal)
    return { response }
  }
}
