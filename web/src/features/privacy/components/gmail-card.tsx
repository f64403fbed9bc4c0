import { TextLink } from '#web/components/ui/links.tsx'
import type { PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { paths } from '#web/lib/paths.ts'
import { showDateTime } from '#web/lib/time.ts'
import { revokeGmail } from '#shared/contracts/account/privacy.ts'
import { privacyQuery } from '#web/features/privacy/api/privacy.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'

type Gmail = PrivacyDashboard['gmailIntegration']

/** The permissions that Google gives us, since when, and the button to revoke them. */
export function GmailCard({ gmail }: { gmail: Gmail }) {
  return (
    <TitledCard
      title="Gmail Integration"
      aside={
        <Badge tone={gmail.isConnected ? 'good' : gmail.email === null ? 'neutral' : 'warn'}>
          {gmail.isConnected ? 'Connected' : gmail.email === null ? 'Not connected' : 'Not working'}
        </Badge>
      }
    >
      {gmail.email === null ? (
        <CardBody>
          <p className="measure text-sm text-muted">
            No mailbox is connected, so Google has given us no permission. You can connect one on the{' '}
            <TextLink to={paths.configuration}>dashboard</TextLink>.
          </p>
        </CardBody>
      ) : (
        <Mailbox gmail={gmail} mailbox={gmail.email} />
      )}
    </TitledCard>
  )
}

function Mailbox({ gmail, mailbox }: { gmail: Gmail; mailbox: string }) {
  return (
    <>
      <CardBody slim>
        <dl>
          <DefinitionLine label="Mailbox">
            <span className="wrap-anywhere">{mailbox}</span>
          </DefinitionLine>
          <DefinitionLine label="Connected">{showDateTime(gmail.connectedAt)}</DefinitionLine>
          <DefinitionLine label="What Google allows us">
            {gmail.permissions.length === 0 ? (
              'Nothing: Google no longer accepts our access. Revoke it to erase it here as well.'
            ) : (
              <ul className="space-y-1">
                {gmail.permissions.map((permission) => (
                  <li key={permission}>{permission}</li>
                ))}
              </ul>
            )}
          </DefinitionLine>
          <DefinitionLine label="Ends">
            {gmail.tokenExpiry === null
              ? 'No fixed date: it holds until you revoke it, here or in your Google account.'
              : showDateTime(gmail.tokenExpiry)}
          </DefinitionLine>
        </dl>
      </CardBody>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4 sm:px-6">
        <p className="min-w-0 flex-1 basis-64 text-sm text-muted">
          Drafts already in your mailbox are yours and stay there.
        </p>
        <RevokeButton mailbox={mailbox} />
      </div>
    </>
  )
}

function RevokeButton({ mailbox }: { mailbox: string }) {
  const { mutate, isPending } = useCall(revokeGmail, {
    changes: [privacyQuery.queryKey, gmailIntegrationQuery.queryKey],
    done: () => ({
      title: 'Permission revoked',
      description: 'We can no longer save drafts in your Gmail.',
    }),
    failed: {
      title: 'Permission not revoked',
      description: 'Please try again. You can also remove the permission in your Google account.',
    },
  })
  return (
    <AlertDialog
      trigger={
        <Button variant="danger" busy={isPending}>
          {isPending ? 'Revoking' : 'Revoke access'}
        </Button>
      }
      title="Revoke our access to Gmail?"
      description={
        <p>
          The permission for <span className="font-medium wrap-anywhere text-ink">{mailbox}</span> ends at
          Google and is erased here. No new drafts are saved until you connect again.
        </p>
      }
      keep={<Button>Keep access</Button>}
      act={
        <Button variant="danger" onClick={() => mutate({ body: {} })}>
          Revoke access
        </Button>
      }
    />
  )
}
