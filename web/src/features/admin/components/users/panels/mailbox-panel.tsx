import type { UserMailbox } from '#shared/models/admin/user-page.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { showMoment } from '#web/lib/time.ts'

const PROBLEMS = {
  grant_dead: 'Google no longer knows our permission. The user has to connect Gmail again.',
  refused: 'Google refuses what the permission is for. The user has to connect Gmail again.',
} as const satisfies Record<NonNullable<UserMailbox['problem']>, string>

/** Whether drafts can be saved, when the mailbox last proved it, and what went wrong last. */
export default function MailboxPanel({ mailbox }: ShownUser) {
  return (
    <TitledCard title="Mailbox">
      <CardBody>
        {mailbox === null ? (
          <p className="text-sm text-muted">No mailbox is connected, so no drafts can be saved.</p>
        ) : (
          <dl>
            <DefinitionLine label="State">
              <Badge tone={mailbox.isActive ? 'good' : 'bad'}>
                {mailbox.isActive ? 'Connected' : 'Disconnected'}
              </Badge>
            </DefinitionLine>
            <DefinitionLine label="Gmail address">
              <EmailAddress>{mailbox.address}</EmailAddress>
            </DefinitionLine>
            <DefinitionLine label="Connected">{showMoment(mailbox.connectedAt)}</DefinitionLine>
            <DefinitionLine label="Last proof of life">
              {mailbox.lastProofAt === null
                ? 'None since it was connected; drafts are read once a day'
                : `Its drafts were read ${showMoment(mailbox.lastProofAt)}`}
            </DefinitionLine>
            <DefinitionLine label="Last error">
              {mailbox.problem === null ? 'None' : PROBLEMS[mailbox.problem]}
              {mailbox.offSince !== null && ` Off since ${showMoment(mailbox.offSince)}.`}
            </DefinitionLine>
          </dl>
        )}
      </CardBody>
    </TitledCard>
  )
}
