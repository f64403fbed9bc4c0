import { PrivacyPage } from '#web/features/privacy/components/privacy-page.tsx'
import { SessionTop } from '#web/features/session/components/session-top.tsx'

export default function PrivacyRoute() {
  return <PrivacyPage guard={<SessionTop />} />
}
