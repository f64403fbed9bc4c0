import type { ResumeFacts } from '../model.ts'
import { readResume } from './read-resume.ts'
import { plainDocument } from './text/plain-document.ts'

/** A resume that is there as plain text. */
export const readText = (text: string): { text: string; facts: ResumeFacts } =>
  readResume(plainDocument(text))
