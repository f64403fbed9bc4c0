import type { Clock } from '#platform/clock.ts'
import type { appOrigin } from '#platform/http/cookies.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { fingerprints } from './fingerprints.ts'

type Domains = typeof import('./account.ts') &
  typeof import('./account-linking.ts') &
  typeof import('./activities.ts') &
  typeof import('./admin.ts') &
  typeof import('./admin-users.ts') &
  typeof import('./auth.ts') &
  typeof import('./billing.ts') &
  typeof import('./blog.ts') &
  typeof import('./configuration.ts') &
  typeof import('./contact.ts') &
  typeof import('./crypto.ts') &
  typeof import('./do-not-contact.ts') &
  typeof import('./monitoring/failed-sign-ins.ts') &
  typeof import('./files.ts') &
  typeof import('./mail.ts') &
  typeof import('./mailbox.ts') &
  typeof import('./monitoring/measurements.ts') &
  typeof import('./objections.ts') &
  typeof import('./operations.ts') &
  typeof import('./outreach.ts') &
  typeof import('./payments.ts') &
  typeof import('./postings.ts') &
  typeof import('./privacy.ts') &
  typeof import('./queues.ts') &
  typeof import('./recipients.ts') &
  typeof import('./reminders.ts') &
  typeof import('./resume.ts') &
  typeof import('./run-settings.ts') &
  typeof import('./schedules.ts') &
  typeof import('./search.ts') &
  typeof import('./settings.ts') &
  typeof import('./sign-in.ts') &
  typeof import('./statistics.ts') &
  typeof import('./monitoring/status.ts') &
  typeof import('./support.ts') &
  typeof import('./table.ts')

/** Services under the names that rules use. */
interface Renamed {
  readonly clock: Clock
  readonly newId: NewId
  readonly secrets: Secrets
  readonly fingerprints: typeof fingerprints
  /** Origin of the site. */
  readonly site: ReturnType<typeof appOrigin>
  readonly mail: ReturnType<Domains['userMail']>
  readonly drafts: ReturnType<Domains['draftMessages']>
  readonly files: ReturnType<Domains['resumeFiles']>
  readonly consent: ReturnType<Domains['draftMailbox']>
  readonly provider: ReturnType<Domains['identityProvider']>
  readonly ledger: ReturnType<Domains['savedDrafts']>
  readonly tokens: ReturnType<Domains['oneTimeTokens']>
  readonly reviews: ReturnType<Domains['factReviews']>
  readonly events: ReturnType<Domains['billingEvents']>
  readonly traces: ReturnType<Domains['paymentTraces']>
  readonly totp: ReturnType<Domains['factorServices']['totp']>
}

type Made<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends () => infer Value ? Value : never
}

/** Everything that a rule may be given. */
type Services = Renamed & Omit<Made<Domains>, keyof Renamed>

/** What a rule is given, by name. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

/** One of the services. */
export type Service<Name extends keyof Services> = Services[Name]

/** Some methods of one of the services. */
export type Only<Name extends keyof Services, Method extends keyof Services[Name]> = {
  readonly [Each in Name]: Pick<Services[Each], Method>
}
