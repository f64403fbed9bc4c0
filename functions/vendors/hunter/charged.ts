import type { PaidCall, Purse } from '#functions/postings/model.ts'

/** Makes a call that Hunter charges for only when it gave a result: the price of any other goes back. */
export async function charged<T>(
  purse: Purse,
  call: PaidCall,
  ask: () => Promise<T>,
  hasResult: (answer: T) => boolean,
): Promise<T> {
  await purse.take(call)
  let isCharged = false
  try {
    const answer = await ask()
    isCharged = hasResult(answer)
    return answer
  } finally {
    if (!isCharged) await purse.giveBack(call)
  }
}
