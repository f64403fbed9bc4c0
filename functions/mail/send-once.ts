import type { Needs } from '#functions/services/needs.ts'
import { MINUTE } from '#platform/clock.ts'
import type { UserMessage } from './model.ts'

/** A send that began longer ago than this has crashed. Shorter than a queue's visibility timeout. */
const STALE_MS = 2 * MINUTE

export type OnceDeps = Needs<'sentMails' | 'mail' | 'clock'>

/**
 * Sends a notice once, however many processes ask for it and how often. `message` is called only by the one
 * that may send, and returns null when there is nothing to say after all. A mail that fails may be tried by
 * the next call, and is given up after five tries. Returns whether the notice was sent, by this call or an
 * earlier one. Throws AppError unavailable when it could not be sent, and whatever `message` throws.
 */
export async function sendOnce(
  userId: string,
  notice: string,
  message: () => Promise<UserMessage | null>,
  { sentMails, mail, clock }: OnceDeps,
): Promise<boolean> {
  const now = clock.now()
  const state = await sentMails.begin(userId, notice, now, new Date(now.getTime() - STALE_MS))
  if (state !== 'begun') return state === 'sent'
  try {
    const made = await message()
    if (made === null) {
      await sentMails.failed(userId, notice)
      return false
    }
    await mail.send(made)
  } catch (error) {
    await sentMails.failed(userId, notice)
    throw error
  }
  await sentMails.sent(userId, notice)
  return true
}
