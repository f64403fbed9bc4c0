import type { GmailIntegration } from '#shared/models/gmail.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useCreateTestDraft, useRefreshGmail } from '#web/features/gmail/api/gmail.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import { ConnectButton } from './connect-button.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { MailboxLine } from './mailbox-line.tsx'

/** A connected mailbox, or one that Google no longer gives us access to. */
export function MailboxView({ integration }: { integration: GmailIntegration }) {
  const refresh = useRefreshGmail()
  const testDraft = useCreateTestDraft()
  return (
    <div className="space-y-5">
      <MailboxLine integration={integration} />
      {integration.isActive ? (
        <p className="measure text-sm text-muted">
          New emails are saved here as drafts. A test draft is addressed to yourself, so that you can see one;
          nothing is sent.
        </p>
      ) : (
        <Notice tone="bad" title="No drafts can be saved to this mailbox">
          {integration.problem ?? 'Gmail no longer accepts our access. Connect your Gmail account again.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {integration.isActive ? (
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
