import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/privacy-policy.md?raw'
import { policyPage } from './policy-page.tsx'

export default policyPage('Privacy Policy', POLICY.privacyUpdated, source)
