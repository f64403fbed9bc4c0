/** Work that another worker holds: its message stays in the queue. */
export class NotYet extends Error {
  override readonly name = 'NotYet'
}

/** Calls `beat` every `everyMs` until the work ends. A beat that fails is left to the next one. */
export async function whileBeating<T>(
  everyMs: number,
  beat: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    beat().catch(() => undefined)
  }, everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
