import type { Clock } from '#platform/clock.ts'
import type { appOrigin } from '#platform/http/cookies.ts'
import type { NewId } from '#platform/ids.ts'
import type { Secrets } from '#platform/secrets.ts'
import type * as account from './account.ts'
import type * as accountLinking from './account-linking.ts'
import type * as activities from './activities.ts'
import type * as admin from './admin.ts'
import type * as adminUsers from './admin-users.ts'
import type * as auth from './auth.ts'
import type * as billing from './billing.ts'
import type * as blog from './blog.ts'
import type * as configuration from './configuration.ts'
import type * as contact from './contact.ts'
import type * as crypto from './crypto.ts'
import type * as doNotContact from './do-not-contact.ts'
import type { fingerprints } from './fingerprints.ts'
import type * as files from './files.ts'
import type * as mail from './mail.ts'
import type * as mailbox from './mailbox.ts'
import type * as failedSignIns from './monitoring/failed-sign-ins.ts'
import type * as measurements from './monitoring/measurements.ts'
import type * as status from './monitoring/status.ts'
import type * as objections from './objections.ts'
import type * as operations from './operations.ts'
import type * as outreach from './outreach.ts'
import type * as payments from './payments.ts'
import type * as postings from './postings.ts'
import type * as privacy from './privacy.ts'
import type * as queues from './queues.ts'
import type * as recipients from './recipients.ts'
import type * as reminders from './reminders.ts'
import type * as resume from './resume.ts'
import type * as runSettings from './run-settings.ts'
import type * as schedules from './schedules.ts'
import type * as search from './search.ts'
import type * as settings from './settings.ts'
import type * as signIn from './sign-in.ts'
import type * as statistics from './statistics.ts'
import type * as support from './support.ts'
import type * as table from './table.ts'

type Domains = typeof account &
  typeof accountLinking &
  typeof activities &
  typeof admin &
  typeof adminUsers &
  typeof auth &
  typeof billing &
  typeof blog &
  typeof configuration &
  typeof contact &
  typeof crypto &
  typeof doNotContact &
  typeof failedSignIns &
  typeof files &
  typeof mail &
  typeof mailbox &
  typeof measurements &
  typeof objections &
  typeof operations &
  typeof outreach &
  typeof payments &
  typeof postings &
  typeof privacy &
  typeof queues &
  typeof recipients &
  typeof reminders &
  typeof resume &
  typeof runSettings &
  typeof schedules &
  typeof search &
  typeof settings &
  typeof signIn &
  typeof statistics &
  typeof status &
  typeof support &
  typeof table

/** Services under the names that rules use. */
interface Renamed {
  readonly clock: Clock
  readonly newId: NewId
  readonly secrets: Secrets
  readonly fingerprints: typeof fingerprints
  /** Origin of the site. */
  readonly site: ReturnType<typeof appOrigin>
  readonly mail: ReturnType<typeof mail.userMail>
  readonly drafts: ReturnType<typeof queues.draftMessages>
  readonly files: ReturnType<typeof files.resumeFiles>
  readonly consent: ReturnType<typeof mailbox.draftMailbox>
  readonly provider: ReturnType<typeof signIn.identityProvider>
  readonly ledger: ReturnType<typeof outreach.savedDrafts>
  readonly tokens: ReturnType<typeof auth.oneTimeTokens>
  readonly reviews: ReturnType<typeof resume.factReviews>
  readonly events: ReturnType<typeof billing.billingEvents>
  readonly traces: ReturnType<typeof payments.paymentTraces>
  readonly totp: ReturnType<typeof admin.factorServices.totp>
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
