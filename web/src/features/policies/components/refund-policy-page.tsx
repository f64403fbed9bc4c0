import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/refund-policy.md?raw'
import { readPolicy } from '#web/features/policies/policy.ts'
import { PolicyPage } from './policy-page.tsx'

const policy = readPolicy(source)

export default function RefundPolicyPage() {
  return <PolicyPage title="Refund Policy" updated={POLICY.refundUpdated} policy={policy} />
}
