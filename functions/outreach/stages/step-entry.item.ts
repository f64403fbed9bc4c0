import * as z from 'zod/mini'
import { between } from '#platform/table/expressions.ts'
import { keys } from '#platform/table/keys.ts'

/** The entry of an email's next step in its user's list of days. */
export const StepEntry = z.object({ pk: z.string(), sk: z.string(), emailId: z.string() })

/** The most entries that are counted for the user. */
export const MAX_STEPS = 200

/** A user's next steps up to a day, YYYY-MM-DD, by day. `~` sorts after every id. */
export const stepsUpTo = (userId: string, day: string) => ({
  keys: [
    { pk: keys.profile(userId).pk },
    between('sk', [keys.nextStep(userId, '', '').sk, keys.nextStep(userId, day, '~').sk]),
  ],
})
