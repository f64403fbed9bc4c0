import type { PrivacyDashboard } from '#shared/models/account/privacy.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { showDate } from '#web/lib/time.ts'

export function PersonCard({ person }: { person: PrivacyDashboard['personalInformation'] }) {
  return (
    <TitledCard title="Personal Information">
      <CardBody slim>
        <dl>
          <DefinitionLine label="First name">{person.firstName || '—'}</DefinitionLine>
          <DefinitionLine label="Last name">{person.lastName || '—'}</DefinitionLine>
          <DefinitionLine label="Email">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{person.email}</span>
              <Badge tone={person.emailVerified ? 'good' : 'warn'}>
                {person.emailVerified ? 'Verified' : 'Not verified'}
              </Badge>
            </span>
          </DefinitionLine>
          <DefinitionLine label="Sign-in">
            {person.isGoogleAccount ? 'With a Google account' : 'Without a Google account'}
          </DefinitionLine>
          <DefinitionLine label="Account created">{showDate(person.accountCreated)}</DefinitionLine>
        </dl>
      </CardBody>
    </TitledCard>
  )
}
