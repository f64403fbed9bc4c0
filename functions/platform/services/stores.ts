import {
  accountStore,
  identityStore,
  profileStore,
  accountOverviewStore,
} from '#functions/account/account.store.ts'
import { activityLog } from '#functions/account/activity/activity.store.ts'
import { addressBook, linkProofs, mergeStore } from '#functions/account-linking/linking.store.ts'
import { adminLogins, adminSessions, signInAttempts } from '#functions/admin/admin-sign-in.store.ts'
import { adminStore } from '#functions/admin/admin.store.ts'
import { auditLog, auditTrail } from '#functions/admin/audit.store.ts'
import { userActivation } from '#functions/admin-users/user-activation.store.ts'
import { adminUserStore } from '#functions/admin-users/admin-users.store.ts'
import { userDetailStore } from '#functions/admin-users/user-detail.store.ts'
import { oneTimeTokenStore } from '#functions/auth/one-time-token.store.ts'
import { authorizationStore, sessionStore } from '#functions/auth/session.store.ts'
import { billingStore } from '#functions/billing/billing.store.ts'
import { eventStore } from '#functions/billing/events/event.store.ts'
import { entitledUserIndex, reconciliationStore } from '#functions/billing/reconcile/reconciliation.store.ts'
import { revenueStore } from '#functions/billing/revenue.store.ts'
import { blogStore } from '#functions/blog/blog.store.ts'
import { configurationStore } from '#functions/configuration/configuration.store.ts'
import { contactLog } from '#functions/contact/contact.store.ts'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import { mailboxStore } from '#functions/mailbox/mailbox.store.ts'
import { failedSignIns as storedFailures } from '#functions/monitoring/failed-sign-in.store.ts'
import { recipientProofStore } from '#functions/objections/recipient-proof.store.ts'
import { writtenToStore } from '#functions/objections/written-to.store.ts'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { operationStore } from '#functions/operations/operation.store.ts'
import { heldPostingStore } from '#functions/outreach/run/held-posting.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { followUpStore } from '#functions/outreach/follow-up/follow-up.store.ts'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { discardStore } from '#functions/outreach/pause/discard.store.ts'
import { pauseStore } from '#functions/outreach/pause/pause.store.ts'
import { revisionRequestStore } from '#functions/outreach/revision/revision-request.store.ts'
import { revisionStore } from '#functions/outreach/revision/revision.store.ts'
import { ownWordsStore } from '#functions/outreach/revision/own-words.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { trackerStore } from '#functions/outreach/tracker/tracker.store.ts'
import { usedJobs } from '#functions/postings/used-jobs.store.ts'
import { accountDeletionRequests } from '#functions/privacy/account-deletion-request.store.ts'
import { dataExportStore } from '#functions/privacy/data-export.store.ts'
import { accountDeletionStore } from '#functions/privacy/account-deletion.store.ts'
import { personalRecords } from '#functions/privacy/personal-records.store.ts'
import { retentionStore } from '#functions/privacy/retention.store.ts'
import { factReviewStore } from '#functions/resume/review/fact-review.store.ts'
import { resumeStore } from '#functions/resume/resume.store.ts'
import { settingsStore } from '#functions/settings/settings.store.ts'
import { accessCount, statisticsStore } from '#functions/statistics/statistics.store.ts'
import { ticketStore } from '#functions/support/ticket.store.ts'
import { secrets } from '../lambda/identifiers.ts'
import { lazy } from '../lazy.ts'
import { countedEmails, countedMailboxes } from './monitoring/counted.ts'
import { mailboxesOffPerHour } from './run-settings.ts'
import { fingerprints, limits, table } from './table.ts'

export const accounts = lazy(() => accountStore(table()))
export const accountOverviews = lazy(() => accountOverviewStore(table()))
export const profiles = lazy(() => profileStore(table()))
export const identities = lazy(() => identityStore(table(), fingerprints))
export const activities = lazy(() => activityLog(table()))
export const sentMails = lazy(() => sentMailStore(table()))

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
export const entitledUsers = lazy(() => entitledUserIndex(table()))

export const configurations = lazy(() => configurationStore(table()))
export const mailboxes = lazy(() => countedMailboxes(mailboxStore(table(), limits(), mailboxesOffPerHour())))
export const resumes = lazy(() => resumeStore(table()))
export const factReviews = lazy(() => factReviewStore(table()))

export const runs = lazy(() => runStore(table()))
export const heldPostings = lazy(() => heldPostingStore(table()))
export const emails = lazy(() => countedEmails(outreachEmailStore(table(), fingerprints)))
export const userStatuses = lazy(() => userStatusStore(table()))
export const revisionRequests = lazy(() => revisionRequestStore(table()))
export const ownWords = lazy(() => ownWordsStore(table()))
export const revisions = lazy(() => revisionStore(table(), fingerprints))
export const followUps = lazy(() => followUpStore(table(), fingerprints))
export const pauses = lazy(() => pauseStore(table()))
export const discards = lazy(() => discardStore(table()))
export const savedDrafts = lazy(() => draftLedger(table()))
export const tracker = lazy(() => trackerStore(table()))
export const used = lazy(() => usedJobs(table()))

export const records = lazy(() => personalRecords(table()))
export const dataExports = lazy(() => dataExportStore(table()))
export const retentions = lazy(() => retentionStore(table()))
export const deletionRequests = lazy(() => accountDeletionRequests(table(), fingerprints))
export const accountDeletions = lazy(() => accountDeletionStore(table(), fingerprints))

export const admins = lazy(() => adminStore(table()))
export const sessionsOfAdmins = lazy(() => adminSessions(table()))
export const loginsOfAdmins = lazy(() => adminLogins(table()))
export const attemptsOfAdmins = lazy(() => signInAttempts(table()))
export const audit = lazy(() => auditLog(table()))
export const trail = lazy(() => auditTrail(table()))
export const adminUsers = lazy(() => adminUserStore(table(), secrets))
export const userDetails = lazy(() => userDetailStore(table()))
export const userActivations = lazy(() => userActivation(table()))

export const openWork = lazy(() => openWorkStore(table()))
export const operations = lazy(() => operationStore(table()))
export const settings = lazy(() => settingsStore(table()))
export const statistics = lazy(() => statisticsStore(table()))
export const peopleLetIn = lazy(() => accessCount(table()))

export const blog = lazy(() => blogStore(table()))
export const contacts = lazy(() => contactLog(table()))
export const recipientProofs = lazy(() => recipientProofStore(table()))
export const writtenTo = lazy(() => writtenToStore(table(), fingerprints))
export const tickets = lazy(() => ticketStore(table()))
