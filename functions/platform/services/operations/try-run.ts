import { recipientScreen } from '#functions/operations/recipient-screen.store.ts'
import type { Work } from '#functions/operations/run-operation.ts'
import { tryRun } from '#functions/operations/try-run.ts'
import { systemClock as clock } from '../../lambda/system-clock.ts'
import { newId } from '../../lambda/identifiers.ts'
import { lazy } from '../../lambda/lazy.ts'
import { resumeFiles } from '../files.ts'
import { letterWriters } from '../models.ts'
import { contactSource, covered, postingSources, readWhole } from '../outreach.ts'
import { emails, runs, used } from '../stores.ts'
import { fingerprints, table } from '../table.ts'

const recipients = lazy(() => recipientScreen(table(), fingerprints))

export const tryRunWork: Work = async (operation, tell) =>
  await tryRun(operation, tell, {
    runs: runs(),
    emails: emails(),
    postings: postingSources(),
    contacts: contactSource(),
    readWhole: readWhole(),
    usedJobs: used(),
    recipients: recipients(),
    files: resumeFiles(),
    ...letterWriters(),
    covered: covered(),
    newId,
    clock,
  })
