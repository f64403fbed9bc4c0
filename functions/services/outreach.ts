import { heldPostingStore } from '#functions/outreach/run/held-posting.store.ts'
import { ownPostingStore } from '#functions/outreach/own-posting/own-posting.store.ts'
import { draftLedger } from '#functions/outreach/emails/draft-ledger.store.ts'
import { followUpStore } from '#functions/outreach/follow-up/follow-up.store.ts'
import { outreachEmailStore } from '#functions/outreach/emails/outreach-email.store.ts'
import { discardStore } from '#functions/outreach/pause/discard.store.ts'
import { pauseStore } from '#functions/outreach/pause/pause.store.ts'
import { nextStepStore } from '#functions/outreach/stages/next-step.store.ts'
import { revisionRequestStore } from '#functions/outreach/revision/revision-request.store.ts'
import { revisionStore } from '#functions/outreach/revision/revision.store.ts'
import { ownWordsStore } from '#functions/outreach/revision/own-words.store.ts'
import { runStore } from '#functions/outreach/run/run.store.ts'
import { shortlistStore } from '#functions/outreach/shortlist/shortlist.store.ts'
import { userStatusStore } from '#functions/outreach/tracker/user-status.store.ts'
import { trackerStore } from '#functions/outreach/tracker/tracker.store.ts'
import { lazy } from '#platform/lazy.ts'
import { countedEmails, countedRuns } from './monitoring/counted.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const runs = lazy(() => countedRuns(runStore(table())))
export const heldPostings = lazy(() => heldPostingStore(table()))
export const shortlists = lazy(() => shortlistStore(table()))
export const ownPostings = lazy(() => ownPostingStore(table()))
export const emails = lazy(() => countedEmails(outreachEmailStore(table(), fingerprints)))
export const userStatuses = lazy(() => userStatusStore(table()))
export const revisionRequests = lazy(() => revisionRequestStore(table()))
export const ownWords = lazy(() => ownWordsStore(table()))
export const revisions = lazy(() => revisionStore(table(), fingerprints))
export const followUps = lazy(() => followUpStore(table(), fingerprints))
export const pauses = lazy(() => pauseStore(table()))
export const discards = lazy(() => discardStore(table()))
export const savedDrafts = lazy(() => draftLedger(table()))
export const nextSteps = lazy(() => nextStepStore(table()))
export const tracker = lazy(() => trackerStore(table()))
