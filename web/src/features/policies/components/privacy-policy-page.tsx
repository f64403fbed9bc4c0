import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/privacy-policy.md?raw'
import { readPolicy } from '#web/features/policies/policy.ts'
import { PolicyPage } from './policy-page.tsx'

const policy = readPolicy(source)

export default function PrivacyPolicyPage() {
  return <PolicyPage title="Privacy Policy" updated={POLICY.privacyUpdated} policy={policy} />
}
