import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { MailboxView } from './mailbox-view.tsx'
import { NotConnectedView } from './not-connected-view.tsx'

export default function GmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Google Account Connection" description="Where your drafts are saved.">
      <Loaded
        query={useQuery(gmailIntegrationQuery)}
        skeleton={<LoadingSkeleton label="Loading the connection" variant="text" />}
        failed="The connection could not be checked"
        advice="It is as you left it. Try again in a moment."
      >
        {(mailbox) => (mailbox === null ? <NotConnectedView /> : <MailboxView integration={mailbox} />)}
      </Loaded>
    </Dialog>
  )
}
