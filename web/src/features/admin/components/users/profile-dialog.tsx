import type { AdminUser } from '#shared/models/admin/admin.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { paths } from '#web/lib/paths.ts'
import { AccountLines, Configuration, Emails } from './user-parts.tsx'

interface ProfileDialogProps {
  id: string
  /** Given where a list has already loaded the account. */
  user?: AdminUser
  onClose: () => void
}

/** One user: the account, the configuration, and the emails page by page. */
export function ProfileDialog({ id, user, onClose }: ProfileDialogProps) {
  const name = user ? `${user.firstName} ${user.lastName}`.trim() || user.email : 'User'
  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={<span className="break-words">{name}</span>}
      description={user?.email ?? id}
    >
      <div className="space-y-8">
        <ButtonLink size="sm" to={paths.adminUser(id)}>
          Billing, runs, mailbox and activity
        </ButtonLink>
        {user && (
          <Section title="Account" className="space-y-2">
            <AccountLines user={user} />
          </Section>
        )}
        <Section title="Configuration" className="space-y-2">
          <Configuration id={id} />
        </Section>
        <Emails id={id} />
      </div>
    </Dialog>
  )
}
