import type { GmailIntegration } from '#shared/models/gmail.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { showDate } from '#web/lib/time.ts'
import { useCreateTestDraft, useDisconnectGmail, useRefreshGmail } from '#web/features/gmail/api/gmail.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import { ConnectButton } from './connect-button.tsx'

/** A connected mailbox, or one that Google no longer gives us access to. */
export function MailboxView({ integration }: { integration: GmailIntegration }) {
  const { isActive, connectedAt, checkedAt, problem } = integration
  const refresh = useRefreshGmail()
  const testDraft = useCreateTestDraft()
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{mailboxName(integration)}</p>
          <p className="text-sm text-muted">
            Connected since {showDate(connectedAt)}
            {checkedAt !== null && `. Drafts last looked at on ${showDate(checkedAt)}`}
          </p>
        </div>
        <Badge tone={isActive ? 'good' : 'bad'}>{isActive ? 'Active' : 'Not working'}</Badge>
      </div>
      {isActive ? (
        <p className="measure text-sm text-muted">
          New emails are saved here as drafts. A test draft is addressed to yourself, so that you can see one;
          nothing is sent.
        </p>
      ) : (
        <Notice tone="bad" title="No drafts can be saved to this mailbox">
          {problem ?? 'Gmail no longer accepts our access. Connect your Gmail account again.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isActive ? (
          <Button busy={testDraft.isPending} onClick={() => testDraft.mutate()}>
            {testDraft.isPending ? 'Creating test draft…' : 'Create test draft'}
          </Button>
        ) : (
          <ConnectButton label="Connect again" />
        )}
        <Button busy={refresh.isPending} onClick={() => refresh.mutate()}>
          {refresh.isPending ? 'Refreshing connection…' : 'Refresh connection'}
        </Button>
        <DisconnectButton mailbox={mailboxName(integration)} />
      </div>
    </div>
  )
}

function DisconnectButton({ mailbox }: { mailbox: string }) {
  const { mutate, isPending } = useDisconnectGmail()
  return (
    <AlertDialog
      trigger={
        <Button variant="danger" busy={isPending}>
          {isPending ? 'Disconnecting…' : 'Disconnect'}
        </Button>
      }
      title="Disconnect this mailbox?"
      description={
        <p>
          No new drafts are saved to <span className="font-medium wrap-anywhere text-ink">{mailbox}</span>{' '}
          until you connect again. Drafts already in it stay there.
        </p>
      }
      keep={<Button>Keep it connected</Button>}
      act={
        <Button variant="danger" onClick={() => mutate()}>
          Disconnect Gmail
        </Button>
      }
    />
  )
}
