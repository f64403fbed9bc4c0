import { configurationStore, mailboxStore, resumeStore } from '#adapters/dynamo/configuration-store.ts'
import { draftLedger } from '#adapters/dynamo/draft-ledger.ts'
import { entryMarks } from '#adapters/dynamo/entry-marks.ts'
import { entryStore } from '#adapters/dynamo/entry-store.ts'
import { factReviewStore } from '#adapters/dynamo/fact-review-store.ts'
import { openWorkStore } from '#adapters/dynamo/open-work-store.ts'
import { revisionRequestStore } from '#adapters/dynamo/revision-requests.ts'
import { revisionStore } from '#adapters/dynamo/revision-store.ts'
import { runStore } from '#adapters/dynamo/run-store.ts'
import { trackerStore } from '#adapters/dynamo/tracker-store.ts'
import { lazy } from '../lazy.ts'
import { fingerprints } from './fingerprints.ts'
import { table } from './table.ts'

export const configurations = lazy(() => configurationStore(table()))
export const mailboxes = lazy(() => mailboxStore(table()))
export const resumes = lazy(() => resumeStore(table()))
export const factReviews = lazy(() => factReviewStore(table()))
export const runs = lazy(() => runStore(table()))
export const entries = lazy(() => entryStore(table(), fingerprints))
export const revisionRequests = lazy(() => revisionRequestStore(table()))
export const revisions = lazy(() => revisionStore(table(), fingerprints))
export const savedDrafts = lazy(() => draftLedger(table()))
export const tracker = lazy(() => trackerStore(table()))
export const marks = lazy(() => entryMarks(table()))
export const openWork = lazy(() => openWorkStore(table()))
