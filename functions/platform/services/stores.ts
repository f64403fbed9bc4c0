import { accountStore, identityStore, profileStore, standingStore } from '#functions/account/account.store.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { addressBook, linkProofs, mergeStore } from '#functions/account-linking/linking.store.ts'
import { adminLogins, adminSessions, signInAttempts } from '#functions/admin/admin-sign-in.store.ts'
import { adminStore } from '#functions/admin/admin.store.ts'
import { auditLog, auditTrail } from '#functions/admin/audit.store.ts'
import { accountSwitch } from '#functions/admin-users/account-switch.store.ts'
import { oversightStore } from '#functions/admin-users/admin-users.store.ts'
import { userFiles } from '#functions/admin-users/user-detail.store.ts'
import { oneTimeTokenStore } from '#functions/auth/one-time-token.store.ts'
import { authorizationStore, sessionStore } from '#functions/auth/session.store.ts'
import { billingStore } from '#functions/billing/billing.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { accessIndex, reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { revenueStore } from '#functions/billing/revenue.store.ts'
import { blogStore } from '#functions/blog/blog.store.ts'
import { configurationStore } from '#functions/configuration/configuration.store.ts'
import { contactLog } from '#functions/contact/contact.store.ts'
import { noticeLog } from '#functions/mail/sent-mail.store.ts'
import { mailboxStore } from '#functions/mailbox/mailbox.store.ts'
import { failedSignIns as storedFailures } from '#functions/monitoring/failed-sign-in.store.ts'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { operationStore } from '#functions/operations/operation.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { entryStore } from '#functions/outreach/emails/entry.store.ts'
import { revisionRequestStore } from '#functions/outreach/revision/revision-request.store.ts'
import { revisionStore } from '#functions/outreach/revision/revision.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { entryMarks } from '#functions/outreach/tracker/entry-marks.store.ts'
import { trackerStore } from '#functions/outreach/tracker/tracker.store.ts'
import { usedJobs } from '#functions/postings/answer-cache.store.ts'
import { erasureStore } from '#functions/privacy/erasure.store.ts'
import { personalRecords } from '#functions/privacy/personal-records.store.ts'
import { retentionStore } from '#functions/privacy/retention.store.ts'
import { factReviewStore } from '#functions/resume/fact-review.store.ts'
import { resumeStore } from '#functions/resume/resume.store.ts'
import { settingsStore } from '#functions/settings/settings.store.ts'
import { accessCount, statisticsStore } from '#functions/statistics/statistics.store.ts'
import { ticketStore } from '#functions/support/ticket.store.ts'
import { secrets } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { fingerprints, table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const standings = lazy(() => standingStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table()))
export const activities = lazy(() => activityLog(table()))
export const notices = lazy(() => noticeLog(table()))

export const sessions = lazy(() => sessionStore(table()))
export const authorizations = lazy(() => authorizationStore(table()))
export const oneTimeTokens = lazy(() => oneTimeTokenStore(table()))
export const failedSignIns = lazy(() => storedFailures(table()))

export const addresses = lazy(() => addressBook(table()))
export const proofs = lazy(() => linkProofs(table()))
export const merges = lazy(() => mergeStore(table()))

export const billings = lazy(() => billingStore(table()))
export const billingEvents = lazy(() => eventStore(table()))
export const reconciliations = lazy(() => reconciliationStore(table()))
export const revenue = lazy(() => revenueStore(table()))
export const whoIsLetIn = lazy(() => accessIndex(table()))

export const configurations = lazy(() => configurationStore(table()))
export const mailboxes = lazy(() => mailboxStore(table()))
export const resumes = lazy(() => resumeStore(table()))
export const factReviews = lazy(() => factReviewStore(table()))

export const runs = lazy(() => runStore(table()))
export const entries = lazy(() => entryStore(table(), fingerprints))
export const marks = lazy(() => entryMarks(table()))
export const revisionRequests = lazy(() => revisionRequestStore(table()))
export const revisions = lazy(() => revisionStore(table(), fingerprints))
export const savedDrafts = lazy(() => draftLedger(table()))
export const tracker = lazy(() => trackerStore(table()))
export const used = lazy(() => usedJobs(table()))

export const records = lazy(() => personalRecords(table()))
export const retentions = lazy(() => retentionStore(table()))
export const erasures = lazy(() => erasureStore(table(), fingerprints))

export const admins = lazy(() => adminStore(table()))
export const sessionsOfAdmins = lazy(() => adminSessions(table()))
export const loginsOfAdmins = lazy(() => adminLogins(table()))
export const attemptsOfAdmins = lazy(() => signInAttempts(table()))
export const audit = lazy(() => auditLog(table()))
export const trail = lazy(() => auditTrail(table()))
export const oversight = lazy(() => oversightStore(table(), secrets))
export const files = lazy(() => userFiles(table()))
export const accountSwitches = lazy(() => accountSwitch(table()))

export const openWork = lazy(() => openWorkStore(table()))
export const operations = lazy(() => operationStore(table()))
export const settings = lazy(() => settingsStore(table()))
export const statistics = lazy(() => statisticsStore(table()))
export const peopleLetIn = lazy(() => accessCount(table()))

export const blog = lazy(() => blogStore(table()))
export const contacts = lazy(() => contactLog(table()))
export const tickets = lazy(() => ticketStore(table()))
