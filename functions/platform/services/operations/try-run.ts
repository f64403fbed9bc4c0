import type { Work } from '#functions/operations/run-operation.ts'
import { tryRun } from '#functions/operations/try-run.ts'
import { depsOf } from '../../lambda/deps.ts'
import { resumeFiles } from '../files.ts'
import { letterWriters } from '../models.ts'
import { covered, searchServices } from '../outreach.ts'
import { emails, runs, used } from '../stores.ts'

export const tryRunWork: Work = async (operation, tell) =>
  await tryRun(operation, tell, {
    runs: runs(),
    emails: emails(),
    usedJobs: used(),
    ...depsOf(searchServices),
    files: resumeFiles(),
    ...letterWriters(),
    covered: covered(),
  })
