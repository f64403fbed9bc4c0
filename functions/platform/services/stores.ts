import { configurationStore } from '#functions/configuration/configuration.store.ts'
import { mailboxStore } from '#functions/mailbox/mailbox.store.ts'
import { resumeStore } from '#functions/resume/resume.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { factReviewStore } from '#functions/resume/review/fact-review.store.ts'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { revisionRequestStore } from '#functions/outreach/revision/revision-request.store.ts'
import { revisionStore } from '#functions/outreach/revision/revision.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { trackerStore } from '#functions/outreach/tracker/tracker.store.ts'
import { lazy } from '../lambda/lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const configurations = lazy(() => configurationStore(table()))
export const mailboxes = lazy(() => mailboxStore(table()))
export const resumes = lazy(() => resumeStore(table()))
export const factReviews = lazy(() => factReviewStore(table()))
export const runs = lazy(() => runStore(table()))
export const emails = lazy(() => outreachEmailStore(table(), fingerprints))
export const revisionRequests = lazy(() => revisionRequestStore(table()))
export const revisions = lazy(() => revisionStore(table(), fingerprints))
export const savedDrafts = lazy(() => draftLedger(table()))
export const tracker = lazy(() => trackerStore(table()))
export const userStatuses = lazy(() => userStatusStore(table()))
export const openWork = lazy(() => openWorkStore(table()))
