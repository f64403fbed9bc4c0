import type { ResumeRole, Span } from '#functions/resume/model.ts'
import type { Assignment, Letter } from '../model.ts'
import type { LaidOutLetter } from '../render-letter.ts'
import type { Finding } from '#shared/models/outreach/outreach.ts'
import type { Word } from './facts/words.ts'

/** What a number counts; null for a bare number. */
export type Measure = '%' | 'money' | 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'times' | null

/**
 * A number in a text. Ambiguous ones have several values or units ("1.200", "5m", "40-50 %"), any of which
 * may match.
 */
export interface Quantity {
  readonly values: readonly number[]
  readonly units: readonly Measure[]
  /** UTF-16 offsets into the text, end exclusive, without the unit. */
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A fact that can support a sentence: a resume line, a role, other resume text, or a posting sentence. */
export interface Unit {
  readonly kind: 'line' | 'role' | 'other' | 'posting'
  readonly text: string
  /** Stems of the fact and of the heading of its role. */
  readonly states: ReadonlySet<string>
  /** Stems of the fact alone. */
  readonly says: ReadonlySet<string>
  readonly numbers: readonly Quantity[]
  readonly role: ResumeRole | null
}

export interface Units {
  readonly assignment: Assignment
  /** Facts of the resume. */
  readonly own: readonly Unit[]
  readonly posting: readonly Unit[]
  /** How many facts of the resume have a stem: the fewer, the more it tells about a sentence. */
  readonly sayings: ReadonlyMap<string, number>
  /** All stems of the resume, of the posting, and of the record (company, contact, title, place). */
  readonly ownMeanings: ReadonlySet<string>
  readonly postingMeanings: ReadonlySet<string>
  readonly recordMeanings: ReadonlySet<string>
  /** Words that the resume, the posting or the record capitalizes, and the resume's skills. */
  readonly capitals: ReadonlySet<string>
  readonly company: string
  /** The beginning of the posting's last word when its source cut the word in two: "kotli". */
  readonly cutWord: string | null
}

/**
 * Kind of a sentence: a question or request (ask), a way out, a line quoted in full, a gap or wish of the
 * writer, a claim about the writer (own) or about the job and the company (theirs), or no claim at all
 * (empty).
 */
export type StatementKind = 'ask' | 'way_out' | 'quoted' | 'gap' | 'wish' | 'own' | 'theirs' | 'empty'

export interface Statement {
  readonly kind: StatementKind
  readonly text: string
  /** The whole sentence that it is a part of. */
  readonly sentence: string
  /** Offset of the text in the body. */
  readonly start: number
  readonly words: readonly Word[]
  /** Offset of the first "I" or "my", or 0: figures before it may be the posting's. */
  readonly mineFrom: number
  /** Roles of a quoted line, or of the employer named last before a "there"; null when none is implied. */
  readonly impliedRoles: readonly ResumeRole[] | null
}

/** What the check needs besides the assignment. */
export interface CheckOptions {
  /** True when this user already has a draft for the same recipient and job. */
  readonly alreadyDrafted: boolean
}

export interface CheckContext {
  readonly assignment: Assignment
  readonly letter: Letter
  readonly laidOut: LaidOutLetter
  /** Quotations in the body: resume lines quoted in full, and the posting's words in quotation marks. */
  readonly quoted: readonly Span[]
  /** The facts that statements may rest on. */
  readonly units: Units
  /** The classified sentences of the body. */
  readonly statements: readonly Statement[]
}

/** One rule of the check: a pure function that never throws, whatever the letter contains. */
export type Rule = (context: CheckContext) => readonly Finding[]
