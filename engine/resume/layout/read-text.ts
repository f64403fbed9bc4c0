import type { ResumeFacts } from '../../values/resume-facts.ts'
import { readResume } from './read-resume.ts'
import { plainDocument } from './text/plain-document.ts'

/** Reads a resume that is plain text. */
export const readText = (text: string): { text: string; facts: ResumeFacts } =>
  readResume(plainDocument(text))
