import { Pencil } from 'lucide-react'
import { lazy, useState } from 'react'
import type { User } from '#shared/models/account/user.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { LazyContent } from '#web/components/ui/states/lazy-content.tsx'
import { showDate } from '#web/lib/time.ts'

const ProfileDialog = lazy(() => import('./profile-dialog.tsx'))

export function ProfileCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  return (
    <TitledCard
      title="Profile Information"
      aside={
        <Button size="sm" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
          Edit profile
        </Button>
      }
    >
      <CardBody slim>
        <dl>
          <DefinitionLine label="First name">{user.firstName || '—'}</DefinitionLine>
          <DefinitionLine label="Last name">{user.lastName || '—'}</DefinitionLine>
          <DefinitionLine label="Email">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{user.email}</span>
              <Badge tone={user.emailVerified ? 'good' : 'warn'}>
                {user.emailVerified ? 'Verified' : 'Not verified'}
              </Badge>
            </span>
          </DefinitionLine>
          <DefinitionLine label="Member since">{showDate(user.createdAt)}</DefinitionLine>
        </dl>
      </CardBody>
      {editing && (
        <LazyContent>
          <ProfileDialog user={user} onClose={() => setEditing(false)} />
        </LazyContent>
      )}
    </TitledCard>
  )
}
