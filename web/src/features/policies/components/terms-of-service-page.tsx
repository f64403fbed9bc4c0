import { POLICY } from '#shared/catalog/policies.ts'
import source from '#web/features/policies/terms-of-service.md?raw'
import { policyPage } from './policy-page.tsx'

export default policyPage('Terms of Service', POLICY.termsUpdated, source)
