import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/refund-policy.md?raw'
import { policyPage } from './policy-page.tsx'

export default policyPage('Refund Policy', POLICY.refundUpdated, source)
