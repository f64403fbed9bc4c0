import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import type { GmailIntegration } from '#shared/models/gmail.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { showDate } from '#web/lib/time.ts'
import { createTestDraft, deleteGmailIntegration, refreshGmailIntegration } from '#shared/contracts/gmail.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { mailboxName } from '#web/features/gmail/mailbox-name.ts'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { useRedirect } from '#web/lib/use-redirect.ts'

export default function GmailDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Google Account Connection" description="Where your drafts are saved.">
      <Loaded
        query={useQuery(gmailIntegrationQuery)}
        skeleton={<LoadingSkeleton label="Loading the connection" variant="text" />}
        failed="We couldn’t check the connection"
        advice="It is as you left it. Try again in a moment."
      >
        {(mailbox) => (mailbox === null ? <NotConnectedView /> : <MailboxView integration={mailbox} />)}
      </Loaded>
    </Dialog>
  )
}

/** A connected mailbox, or one that Google no longer gives us access to. */
function MailboxView({ integration }: { integration: GmailIntegration }) {
  const { isActive, connectedAt, checkedAt, problem, restoredAt } = integration
  // A failed call marks the connection as broken, and a refreshed one is repaired.
  const changes = [gmailIntegrationQuery.queryKey]
  const refresh = useCall(refreshGmailIntegration, {
    changes,
    done: () => ({
      title: 'Connection Refreshed',
      description: 'Your Gmail connection has been refreshed successfully',
    }),
    failed: { title: 'Refresh Failed', description: 'Failed to refresh connection' },
  })
  const testDraft = useCall(createTestDraft, {
    changes,
    done: ({ message }) => ({
      title: 'Test Draft Created!',
      description: message.trim() === '' ? 'Check your Gmail drafts for the test email' : message,
    }),
    failed: { title: 'Test Draft Failed', description: 'Failed to create test draft' },
  })
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
      {isActive && restoredAt !== null && (
        <Notice tone="good" title={`Working again since ${showDate(restoredAt)}`}>
          A fault that wasn’t yours had turned this connection off. Emails that were waiting are being saved
          as drafts, and your daily runs go on.
        </Notice>
      )}
      {isActive ? (
        <p className="measure text-sm text-muted">
          New emails are saved here as drafts. A test draft is addressed to you, so that you can see one;
          nothing is sent.
        </p>
      ) : (
        <Notice tone="bad" title="No drafts can be saved to this mailbox">
          {problem ?? 'Gmail no longer accepts our access. Connect your Gmail account again.'}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {isActive ? (
          <Button busy={testDraft.isPending} onClick={() => testDraft.mutate({ body: {} })}>
            {testDraft.isPending ? 'Creating test draft…' : 'Create test draft'}
          </Button>
        ) : (
          <ConnectButton label="Connect again" />
        )}
        <Button busy={refresh.isPending} onClick={() => refresh.mutate({ body: {} })}>
          {refresh.isPending ? 'Refreshing connection…' : 'Refresh connection'}
        </Button>
        <DisconnectButton mailbox={mailboxName(integration)} />
      </div>
    </div>
  )
}

function DisconnectButton({ mailbox }: { mailbox: string }) {
  const { mutate, isPending } = useCall(deleteGmailIntegration, {
    changes: [gmailIntegrationQuery.queryKey],
    done: () => ({
      title: 'Gmail Disconnected',
      description: 'Your Gmail account has been disconnected successfully',
    }),
    failed: { title: 'Disconnect Failed', description: 'Failed to disconnect Gmail' },
  })
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
        <Button variant="danger" onClick={() => mutate(undefined)}>
          Disconnect Gmail
        </Button>
      }
    />
  )
}

/** Explains the permissions before Google asks for them. */
function NotConnectedView() {
  return (
    <div className="space-y-5 text-sm">
      <p className="measure">
        Your emails are saved as drafts in your own Gmail. You read them, change what you like, and send them
        yourself.
      </p>
      <Scopes title="Google will ask you to allow">
        <Scope allowed>
          Managing drafts: to save each email as a draft, and to see whether that draft is still there.
        </Scope>
        <Scope allowed>Your email address: to show which mailbox is connected.</Scope>
        <Scope allowed>Your name: for the sender line of the drafts.</Scope>
      </Scopes>
      <Scopes title="What we never do">
        <Scope>Send an email.</Scope>
        <Scope>Read your inbox, or any mail you sent or received.</Scope>
        <Scope>See your password.</Scope>
      </Scopes>
      <p className="measure text-muted">
        Google’s own name for the first one is “Manage drafts and send emails”; there is no narrower one that
        allows drafts. Leave its box checked. You can disconnect at any time, here or in your Google account.
      </p>
      <ConnectButton label="Connect Gmail" />
    </div>
  )
}

function Scopes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <ul className="mt-2 space-y-2">{children}</ul>
    </section>
  )
}

function Scope({ allowed = false, children }: { allowed?: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {allowed ? (
        <Check aria-hidden className="mt-0.5 size-4 text-good-ink" />
      ) : (
        <X aria-hidden className="mt-0.5 size-4 text-muted" />
      )}
      <span className="measure">{children}</span>
    </li>
  )
}

/** Redirects to Google's consent page. */
function ConnectButton({ label }: { label: string }) {
  const { redirecting, redirect } = useRedirect(
    notify.refusal({ title: 'Connection Failed', description: 'Failed to start Gmail authentication' }),
  )
  return (
    <Button variant="accent" busy={redirecting} onClick={() => redirect(paths.googleStart)}>
      {redirecting ? 'Connecting…' : label}
    </Button>
  )
}
