import { PrivacyPage } from '#web/features/privacy/components/privacy-page.tsx'
import { ServiceNote } from '#web/features/session/components/service-note.tsx'
import { SessionGuard } from '#web/features/session/components/session-guard.tsx'

export default function PrivacyRoute() {
  return (
    <PrivacyPage
      guard={
        <>
          <SessionGuard />
          <ServiceNote />
        </>
      }
    />
  )
}
