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

/** A fact with less confidence than this is used in letters only after its owner has confirmed it. */
export const DOUBTFUL = 0.5

/** Only facts that look like instructions to a model have less; the owner has to confirm each by itself. */
export const LEAST_DOUBTFUL = 0.2
