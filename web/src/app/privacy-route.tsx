import { PrivacyPage } from '../features/privacy/components/privacy-page.tsx'
import { SessionGuard } from '../features/session/components/session-guard.tsx'

export const PrivacyRoute = () => <PrivacyPage guard={<SessionGuard />} />
