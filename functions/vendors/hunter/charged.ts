import type { PaidCall, Purse } from '#functions/postings/model.ts'

/** Makes a call that Hunter only charges for when it has a result; otherwise returns the price. */
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
