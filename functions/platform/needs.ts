import type { Clock } from './clock.ts'
import type { NewId } from './ids.ts'
import type { Secrets } from './secrets.ts'
import type { appOrigin } from './http/cookies.ts'
import type * as billing from './services/billing/billing.ts'
import type * as crypto from './services/crypto.ts'
import type * as files from './services/files.ts'
import type * as google from './services/google.ts'
import type * as mail from './services/mail.ts'
import type * as outreach from './services/outreach.ts'
import type * as queues from './services/queues.ts'
import type * as runSettings from './services/run-settings.ts'
import type * as stores from './services/stores.ts'
import type * as table from './services/table.ts'
import type * as userPool from './services/sign-in/user-pool.ts'

/** Services under the names that rules use. */
interface Renamed {
  readonly clock: Clock
  readonly newId: NewId
  readonly secrets: Secrets
  readonly fingerprints: typeof table.fingerprints
  /** Origin of the site. */
  readonly site: ReturnType<typeof appOrigin>
  readonly mail: ReturnType<typeof mail.userMail>
  readonly drafts: ReturnType<typeof queues.draftMessages>
  readonly files: ReturnType<typeof files.resumeFiles>
  readonly consent: ReturnType<typeof google.mailboxConsent>
  readonly provider: ReturnType<typeof userPool.identityProvider>
  readonly ledger: ReturnType<typeof stores.savedDrafts>
  readonly tokens: ReturnType<typeof stores.oneTimeTokens>
  readonly reviews: ReturnType<typeof stores.factReviews>
  readonly events: ReturnType<typeof stores.billingEvents>
  readonly traces: ReturnType<typeof billing.paymentTraces>
}

type Made<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends () => infer Service ? Service : never
}

/** Everything that a rule may be given. */
type Services = Renamed &
  Omit<
    Made<
      typeof billing &
        typeof crypto &
        typeof files &
        typeof google &
        typeof outreach &
        typeof runSettings &
        typeof stores &
        typeof table &
        typeof userPool
    >,
    keyof Renamed
  >

/** What a rule is given, by name. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

/** Some methods of one of the services. */
export type Only<Name extends keyof Services, Method extends keyof Services[Name]> = {
  readonly [Service in Name]: Pick<Services[Service], Method>
}
