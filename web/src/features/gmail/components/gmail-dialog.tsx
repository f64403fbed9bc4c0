import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '#web/components/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_TEXTS } from '#web/features/gmail/texts.ts'
import { MailboxView } from './mailbox-view.tsx'
import { NotConnectedView } from './not-connected-view.tsx'

interface GmailDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export default function GmailDialog({ open, onOpenChange }: GmailDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={GMAIL_TEXTS.dialogTitle} description="Where your drafts are saved.">
        <GmailState />
      </DialogContent>
    </Dialog>
  )
}

function GmailState() {
  const { data, error, isError, isFetching, refetch } = useQuery(gmailIntegrationQuery)
  if (data) return <MailboxView integration={data} />
  if (data === null) return <NotConnectedView />
  if (!isError) {
    return <LoadingSkeleton label="Loading the connection" variant="text" />
  }
  return (
    <ErrorState
      title="The connection could not be checked"
      description={explain(error, 'It is as you left it. Try again in a moment.')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  )
}
