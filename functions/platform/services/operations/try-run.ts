import type { Work } from '#functions/operations/run-operation.ts'
import { tryRun } from '#functions/operations/try-run.ts'
import { systemClock as clock } from '../../lambda/system-clock.ts'
import { newId } from '../../lambda/identifiers.ts'
import { resumeFiles } from '../files.ts'
import { letterWriters } from '../models.ts'
import {
  contactCosts,
  contactSource,
  covered,
  postingSources,
  publicPages,
  readWhole,
  recipientCounters,
} from '../outreach.ts'
import { emails, runs, used } from '../stores.ts'

export const tryRunWork: Work = async (operation, tell) =>
  await tryRun(operation, tell, {
    runs: runs(),
    emails: emails(),
    postings: postingSources(),
    contacts: contactSource(),
    readWhole: readWhole(),
    usedJobs: used(),
    pages: publicPages(),
    spending: contactCosts(),
    recipients: recipientCounters(),
    files: resumeFiles(),
    ...letterWriters(),
    covered: covered(),
    newId,
    clock,
  })
