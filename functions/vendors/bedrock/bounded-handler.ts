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
  // Whoever reads it is told of an error; here both ends are closed.
  return pipeline(body, counted, () => undefined)
}

/**
 * HTTP/1.1, a megabyte at most, ended by the caller's signal: the client's own would read on from a server
 * that never ends. Its HTTP/2 ends a plain local server's connection with an uncaught error.
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
