import type { Finding } from '#shared/models/outreach.ts'
import { error } from '../finding.ts'
import type { CheckOptions } from '../model.ts'

/** L20: one draft for a user, a recipient and a job, for ever. */
export function repeatFindings(options: CheckOptions): readonly Finding[] {
  return options.alreadyDrafted ? [error('L20', 'This person has had a draft about this job before.')] : []
}
