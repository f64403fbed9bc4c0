import { unreadLanguage } from '../facts/unread-language.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'

/** A job is read when its employer, title and dates have this confidence. */
const SURE = 0.8

/**
 * Whether the layout reader is unsure of a resume, so that a model should read it too: it found no job or only
 * parts of one, or the resume is in a language that it does not know.
 */
export function isUnsure(text: string, { roles, language }: ResumeFacts): boolean {
  const jobs = roles.filter(({ kind }) => kind === 'job')
  return (
    jobs.length === 0 ||
    unreadLanguage(language, text) !== null ||
    jobs.some(({ employer, title, start, end }) =>
      [employer, title, start, end].some((fact) => (fact?.confidence ?? 0) < SURE),
    )
  )
}
