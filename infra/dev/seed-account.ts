import { type Subscription, NO_SUBSCRIPTION } from '#functions/account/model.ts'
import { DAY } from '#platform/clock.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId } from '#platform/lambda/identifiers.ts'
import { addresses } from '#functions/services/account-linking.ts'
import { identities } from '#functions/services/auth.ts'
import { TRIAL } from '#shared/catalog/plans.ts'
import type { SamplePlan } from '#emulators/cognito/accounts.ts'

const MONTH = 30 * DAY

export function sampleSubscription(plan: SamplePlan, now: Date): Subscription {
  if (plan === 'none') return NO_SUBSCRIPTION
  const trialFrom = (start: number) => ({
    ...NO_SUBSCRIPTION,
    isTrial: true,
    trialStartAt: new Date(start),
    trialEndsAt: new Date(start + TRIAL.days * DAY),
    trialEmailsAllowed: TRIAL.emails,
    trialPlan: 'starter' as const,
  })
  if (plan === 'trial') return trialFrom(now.getTime())
  if (plan === 'expired') return trialFrom(now.getTime() - 3 * DAY)
  return { ...NO_SUBSCRIPTION, plan, planActivatedAt: now, planExpiresAt: new Date(now.getTime() + MONTH) }
}

/** Whether a first sign-in with this address opens an account that was linked. */
export const isProved = async (email: string): Promise<boolean> =>
  (await addresses().at(email)).some(({ opensByGoogle }) => opensByGoogle)

/** Creates a sample account with its plan before its first sign-in; an existing account stays as it is. */
export async function seedAccount(account: {
  issuer: string
  subject: string
  email: string
  firstName: string
  lastName: string
  plan: SamplePlan
}): Promise<{ userId: string }> {
  const now = systemClock.now()
  const { issuer, subject, email, firstName, lastName } = account
  return (
    (await identities().find(issuer, subject)) ??
    (await identities().create(
      { issuer, subject },
      {
        id: newId('usr'),
        email,
        firstName,
        lastName,
        emailVerified: true,
        subscription: sampleSubscription(account.plan, now),
      },
      now,
    ))
  )
}
