import { recipientScreen } from '#adapters/dynamo/recipient-screen.ts'
import type { Work } from '#core/operations/run-operation.ts'
import { tryRun } from '#core/operations/try-run.ts'
import { systemClock as clock } from '../clock.ts'
import { newId } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { coverage } from './coverage.ts'
import { resumeFiles } from './files.ts'
import { fingerprints } from './fingerprints.ts'
import { contactSource, postingSources, used } from './sources.ts'
import { entries, runs } from './stores.ts'
import { table } from './table.ts'
import { letterWriters } from './writers.ts'

const recipients = lazy(() => recipientScreen(table(), fingerprints))

export const tryRunWork: Work = async (operation, tell) =>
  await tryRun(operation, tell, {
    runs: runs(),
    entries: entries(),
    postings: postingSources(),
    contacts: contactSource(),
    usedJobs: used(),
    recipients: recipients(),
    files: resumeFiles(),
    ...letterWriters(),
    covered: coverage(),
    newId,
    clock,
  })
