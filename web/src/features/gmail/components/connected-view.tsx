import type { GmailIntegration } from '#shared/models/gmail.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useCreateTestDraft } from '#web/features/gmail/api/create-test-draft.ts'
import { useRefreshGmail } from '#web/features/gmail/api/refresh-gmail-integration.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import type { GoTo } from '#web/lib/use-redirect.ts'
import { ConnectButton } from './connect-button.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { MailboxLine } from './mailbox-line.tsx'

export function ConnectedView({ integration }: { integration: GmailIntegration }) {
  const refresh = useRefreshGmail()
  const testDraft = useCreateTestDraft()
  return (
    <div className="space-y-5">
      <MailboxLine integration={integration} />
      <p className="measure text-sm text-muted">
        New emails are saved here as drafts. A test draft is addressed to yourself, so that you can see one;
        nothing is sent.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={testDraft.isPending} onClick={() => testDraft.mutate()}>
          {testDraft.isPending ? 'Creating test draft…' : 'Create test draft'}
        </Button>
        <Button busy={refresh.isPending} onClick={() => refresh.mutate()}>
          {refresh.isPending ? 'Refreshing connection…' : 'Refresh connection'}
        </Button>
        <DisconnectButton mailbox={mailboxName(integration)} />
      </div>
    </div>
  )
}

/** Connected once, but Google no longer lets us in. */
export function BrokenView({
  integration,
  goTo,
}: {
  integration: GmailIntegration
  goTo?: GoTo | undefined
}) {
  const refresh = useRefreshGmail()
  return (
    <div className="space-y-5">
      <MailboxLine integration={integration} />
      <Notice tone="bad" title="No drafts can be saved to this mailbox">
        {integration.problem ?? 'Gmail no longer accepts our access. Connect your Gmail account again.'}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ConnectButton label="Connect again" goTo={goTo} />
        <Button busy={refresh.isPending} onClick={() => refresh.mutate()}>
          {refresh.isPending ? 'Refreshing connection…' : 'Refresh connection'}
        </Button>
        <DisconnectButton mailbox={mailboxName(integration)} />
      </div>
    </div>
  )
}
