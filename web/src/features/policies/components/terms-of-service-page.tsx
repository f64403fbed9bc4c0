import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/terms-of-service.md?raw'
import { readPolicy } from '#web/features/policies/policy.ts'
import { PolicyPage } from './policy-page.tsx'

const policy = readPolicy(source)

export default function TermsOfServicePage() {
  return <PolicyPage title="Terms of Service" updated={POLICY.termsUpdated} policy={policy} />
}
