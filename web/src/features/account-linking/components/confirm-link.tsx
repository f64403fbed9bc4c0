import { TriangleAlert } from 'lucide-react'
import { accountWords } from '#shared/catalog/linked-accounts.ts'
import type { LinkedAccount, LinkScenario } from '#shared/models/account/account-linking.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'

/** Each kind of link in words. The account shown first is the one that is kept. */
const SCENARIOS = {
  gmail_to_email: {
    title: 'Add your Google sign-in to your older account',
    description:
      'You have an account that was made with an email address and a password, and a newer one with Google.',
    effect: 'The older account stays. Your Google sign-in opens it from now on.',
  },
  email_to_gmail: {
    title: 'Bring your older account into this one',
    description:
      'You have an account that was made with an email address and a password, besides ' +
      'the one you sign in to with Google.',
    effect: 'Your Google account stays and takes over what is in the other.',
  },
  merge_accounts: {
    title: 'Open one account with both Google sign-ins',
    description: 'You have signed up twice, with two Google accounts.',
    effect: 'The account with the better plan stays. Both Google accounts open it from now on.',
  },
} as const satisfies Record<LinkScenario['type'], object>

const EITHER = 'Either login method works afterwards.'
const ONE =
  'Your Google sign-in opens the account that stays. Sign in with Google by the other address once, and we mail a link that adds it.'
const WARNINGS = [
  'Your data and your subscription are combined in one account.',
  'You aren’t charged twice, and nothing is lost: a second subscription is canceled.',
  'This can’t be undone.',
] as const

/** Two accounts may have one address: kind, plan and date tell them apart. */
const AccountName = ({ email, account }: { email: string; account: LinkedAccount | undefined }) => (
  <>
    {email}
    {account && <span className="block font-normal text-muted">{accountWords(account)}</span>}
  </>
)

interface ConfirmLinkProps {
  readonly scenario: LinkScenario
  readonly onCancel: () => void
  readonly onLink: () => void
}

export function ConfirmLink({ scenario, onCancel, onLink }: ConfirmLinkProps) {
  const { title, description, effect } = SCENARIOS[scenario.type]
  return (
    <Section level={2} title={title} titleClass="text-2xl" className="mt-8">
      <p className="mt-3 text-muted">{description}</p>
      <dl className="mt-6 border-y border-line [&_dd]:font-medium [&_dd]:wrap-anywhere">
        <DefinitionLine label="Stays">
          <AccountName email={scenario.primaryAccount} account={scenario.primary} />
        </DefinitionLine>
        <DefinitionLine label="Is merged into it">
          <AccountName email={scenario.secondaryAccount} account={scenario.secondary} />
        </DefinitionLine>
      </dl>
      <p className="mt-4">{effect}</p>
      <h3 className="mt-8 flex items-center gap-2 text-base">
        <TriangleAlert aria-hidden className="size-5 text-warn-ink" />
        Before you link them
      </h3>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-sm marker:text-muted">
        {[scenario.opensBoth === false ? ONE : EITHER, ...WARNINGS].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="accent" size="lg" onClick={onLink}>
          Link Accounts
        </Button>
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Section>
  )
}
