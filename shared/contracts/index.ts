import * as admins from './admin/admins.ts'
import * as accountLinking from './account/account-linking.ts'
import * as adminSystem from './admin/admin-system.ts'
import * as adminUsers from './admin/admin-users.ts'
import * as auth from './account/auth.ts'
import * as billing from './billing.ts'
import * as blog from './blog.ts'
import * as tracker from './tracker.ts'
import * as configuration from './configuration.ts'
import * as contact from './visitors/contact.ts'
import type { Contract } from './contract.ts'
import * as demo from './visitors/demo.ts'
import * as doNotContact from './choosing/do-not-contact.ts'
import * as gmail from './gmail.ts'
import * as numbers from './admin/numbers.ts'
import * as objections from './visitors/objections.ts'
import * as policyViolations from './visitors/policy-violations.ts'
import * as outreach from './outreach.ts'
import * as ownPostings from './search/own-postings.ts'
import * as reminders from './reminders/reminders.ts'
import * as privacy from './account/privacy.ts'
import * as resume from './resume.ts'
import * as searchPause from './search-pause.ts'
import * as searchQuestions from './search/search-questions.ts'
import * as shortlist from './choosing/shortlist.ts'
import * as serviceNote from './account/service-note.ts'
import * as serviceStatus from './admin/service-status.ts'
import * as session from './account/session.ts'
import * as signUp from './account/sign-up.ts'
import * as support from './support.ts'
import * as subscription from './subscription.ts'
import * as tickets from './admin/tickets.ts'
import * as work from './admin/work.ts'
import * as userPage from './admin/user-page.ts'
import * as user from './account/user.ts'

export const contracts = {
  ...session,
  ...auth,
  ...signUp,
  ...user,
  ...billing,
  ...subscription,
  ...resume,
  ...configuration,
  ...outreach,
  ...tracker,
  ...ownPostings,
  ...reminders,
  ...doNotContact,
  ...shortlist,
  ...searchPause,
  ...searchQuestions,
  ...gmail,
  ...contact,
  ...demo,
  ...objections,
  ...policyViolations,
  ...support,
  ...blog,
  ...accountLinking,
  ...privacy,
  ...admins,
  ...adminUsers,
  ...userPage,
  ...adminSystem,
  ...numbers,
  ...serviceNote,
  ...serviceStatus,
  ...tickets,
  ...work,
} as const satisfies Record<string, Contract>

export type EndpointId = keyof typeof contracts
