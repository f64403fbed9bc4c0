/** The answer has more bytes than any answer needs. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'

  constructor() {
    super('The answer is too large.')
  }
}

/** The bytes of a body. Throws AnswerTooLarge; leaving the loop ends the connection. */
export async function boundedBody(body: AsyncIterable<unknown>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) continue
    if ((bytes += chunk.byteLength) > most) throw new AnswerTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What a JSON text says; null when it is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
