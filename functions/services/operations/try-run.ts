import type { Work } from '#functions/operations/run-operation.ts'
import { tryRun } from '#functions/operations/try-run.ts'
import { depsOf } from '#platform/lambda/deps.ts'
import { resumeFiles } from '../files.ts'
import { letterWriters } from '../models.ts'
import { covered, used } from '../postings.ts'
import { searchServices } from '../search.ts'
import { emails, runs } from '../outreach.ts'

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
