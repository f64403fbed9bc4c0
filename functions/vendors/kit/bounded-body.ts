/** The answer is longer than the limit. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'

  constructor() {
    super('The answer is too large.')
  }
}

/** Reads at most `max` bytes of a body. Throws AnswerTooLarge; leaving the loop closes the connection. */
export async function boundedBody(body: AsyncIterable<unknown>, max: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue
    if ((bytes += chunk.byteLength) > max) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Parses JSON; null when it is invalid. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
