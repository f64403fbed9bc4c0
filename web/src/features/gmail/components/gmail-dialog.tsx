import { useQuery } from '@tanstack/react-query'
import { Dialog, DialogContent } from '#web/components/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { GMAIL_TEXTS } from '#web/features/gmail/texts.ts'
import type { GoTo } from '#web/lib/use-redirect.ts'
import { BrokenView, ConnectedView } from './connected-view.tsx'
import { NotConnectedView } from './not-connected-view.tsx'

interface GmailDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How the browser leaves for Google; tests watch it. */
  goTo?: GoTo
}

export default function GmailDialog({ open, onOpenChange, goTo }: GmailDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={GMAIL_TEXTS.dialogTitle} description="Where your drafts are saved.">
        <GmailState goTo={goTo} />
      </DialogContent>
    </Dialog>
  )
}

function GmailState({ goTo }: { goTo: GoTo | undefined }) {
  const { data, error, isError, isFetching, refetch } = useQuery(gmailIntegrationQuery)
  if (data)
    return data.isActive ? (
      <ConnectedView integration={data} />
    ) : (
      <BrokenView integration={data} goTo={goTo} />
    )
  if (data === null) return <NotConnectedView goTo={goTo} />
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
