import type { ResumeRole } from './resume.item.ts'

export type {
  Certificate,
  Education,
  Fact,
  ListedFact,
  ResumeFacts,
  ResumeLine,
  ResumeRole,
  Span,
  StoredResume,
} from './resume.item.ts'

export type RoleKind = ResumeRole['kind']

/**
 * A fact with less confidence is shown to its owner first and stands in no letter until the owner has
 * confirmed it.
 */
export const DOUBTFUL = 0.5

/** Less than this has only what reads like an order to a machine: its owner has to confirm that very item. */
export const LEAST_DOUBTFUL = 0.2
