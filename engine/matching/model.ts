import type { PostingFact } from '../postings/reading/model.ts'
import type { ResumeLine } from '../values/resume-facts.ts'

/** A line of the resume that answers a need of the posting. */
export interface Answer {
  readonly need: PostingFact
  readonly line: ResumeLine
  /** 0 to 1, by the fit of line and need and by the line's strength (outcome with a figure, current job). */
  readonly score: number
}

/** The parts of a resume that fit a posting, best first. */
export interface Matches {
  readonly answers: readonly Answer[]
  /** All quotable lines, the strongest first, whether or not a need asks for them. */
  readonly strongest: readonly ResumeLine[]
  /** `nothing` when no recent title names the posted trade, and resume and posting have few telling words in common. */
  readonly fits: 'answers' | 'nothing'
}
