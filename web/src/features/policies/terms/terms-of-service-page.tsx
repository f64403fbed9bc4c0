import { TRIAL } from '#shared/catalog/plans.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { PolicyPage } from '#web/features/policies/components/policy-page.tsx'
import { THE_LAW } from './the-law.tsx'
import { THE_SERVICE } from './the-service.tsx'
import { YOUR_PART } from './your-part.tsx'

const TERMS = {
  title: 'Terms of Service',
  updated: POLICY.termsUpdated,
  inShort: [
    'We prepare drafts. You read, change and send them, and you are the sender.',
    `The trial lasts ${TRIAL.days * 24} hours and has ${TRIAL.emails} emails. $0 is due today; the first month is charged when the trial ends, unless you cancel before.`,
    'Plans renew every month. You can cancel at any time and keep access until the end of the billing period.',
    'We cannot promise answers, interviews or a job.',
    `You must be ${POLICY.minimumAge} or older.`,
  ],
  sections: [...THE_SERVICE, ...YOUR_PART, ...THE_LAW],
} as const

export function TermsOfServicePage() {
  return <PolicyPage policy={TERMS} />
}
