import type { Assignment } from '../model.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import type { CheckOptions } from './model.ts'
import { recipientFindings } from './rules/address.ts'
import { repeatFindings } from './rules/address.ts'

/** The part of the check that needs no letter: asked before a model is paid, and again with the letter. */
export function checkAssignment(assignment: Assignment, options: CheckOptions): readonly Finding[] {
  return [...recipientFindings(assignment), ...repeatFindings(options)]
}
