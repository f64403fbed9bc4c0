import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { AccountLines, Configuration } from '#web/features/admin/components/users/user-parts.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { UserActions } from '#web/features/admin/components/users/user-actions.tsx'
import { counted } from '#web/lib/counted.ts'
import { showMoment } from '#web/lib/time.ts'

/** The account, what its user sees of it, and what staff can do with it. */
export default function AccountPanel({ user, facts }: ShownUser) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <TitledCard title="Account">
        <CardBody className="space-y-4">
          <AccountLines user={user}>
            <DefinitionLine label="Addresses">{facts.addresses.join(', ')}</DefinitionLine>
            <DefinitionLine label="Stripe customer">{facts.customerId ?? 'None'}</DefinitionLine>
            <DefinitionLine label="Stripe subscription">{facts.subscriptionId ?? 'None'}</DefinitionLine>
          </AccountLines>
          <UserActions key={user.id} user={user} />
        </CardBody>
      </TitledCard>
      <div className="space-y-6">
        <AsTheUserSees {...facts} />
        <TitledCard title="Configuration">
          <CardBody>
            <Configuration id={user.id} />
          </CardBody>
        </TitledCard>
      </div>
    </div>
  )
}

function AsTheUserSees({ seen }: Pick<ShownUser['facts'], 'seen'>) {
  return (
    <TitledCard title="As the user sees it">
      <CardBody>
        <dl>
          <DefinitionLine label="Left today">
            {`${seen.dailyRemaining} of ${counted(seen.dailyAllowance, 'email')}`}
          </DefinitionLine>
          <DefinitionLine label="Left this month">
            {`${seen.jobsRemaining} of ${counted(seen.totalJobs, 'email')}`}
          </DefinitionLine>
          <DefinitionLine label="Trial">
            {seen.trialAvailable ? 'Still available' : `${counted(seen.trialEmailsUsed, 'email')} used`}
          </DefinitionLine>
          <DefinitionLine label="Search">
            {seen.draftingPaused
              ? 'Paused for all users'
              : seen.searchPausedAt === null
                ? 'Running'
                : `Paused by the user since ${showMoment(seen.searchPausedAt)}`}
          </DefinitionLine>
        </dl>
      </CardBody>
    </TitledCard>
  )
}
