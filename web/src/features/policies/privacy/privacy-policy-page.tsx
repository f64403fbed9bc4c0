import { POLICY } from '#shared/catalog/policies.ts'
import { PolicyPage } from '#web/features/policies/components/policy-page.tsx'
import { DATA_WE_HOLD } from './data-we-hold.tsx'
import { DATA_WE_SHARE } from './data-we-share.tsx'
import { YOUR_RIGHTS } from './your-rights.tsx'

const PRIVACY = {
  title: 'Privacy Policy',
  updated: POLICY.privacyUpdated,
  inShort: [
    'Your resume and your search are used to find postings and to write drafts for you, and for nothing else.',
    'We save drafts in your Gmail. We do not read your mail and never send any.',
    'We sell no data and train no models on it.',
    `You can export or delete everything yourself. Deletion is done within ${POLICY.deletionDays} days.`,
    'People whom our users write to can ask where we found them, and object for good.',
  ],
  sections: [...DATA_WE_HOLD, ...DATA_WE_SHARE, ...YOUR_RIGHTS],
} as const

export function PrivacyPolicyPage() {
  return <PolicyPage policy={PRIVACY} />
}
