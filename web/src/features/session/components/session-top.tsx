import { ServiceNote } from './service-note.tsx'
import { SessionGuard } from './session-guard.tsx'

/** Above every page of a session: its end, and the note to all users. */
export const SessionTop = () => (
  <>
    <SessionGuard />
    <ServiceNote />
  </>
)
