import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'

const PASTE = 'Open it, copy the text of the posting, and paste that instead.'

/** What a user is told of it, with what to do. */
export const LINK_PROBLEMS = {
  terms: `This site does not allow programs to read its postings, so we do not. ${PASTE}`,
  forbidden: `This site asks programs not to read the page, so we do not. ${PASTE}`,
  missing: 'There is no page at this link any more. Check the link, or paste the text of the posting.',
  sign_in: `This site shows the page only to people, or after a sign-in. ${PASTE}`,
  no_page: 'This link leads to a file or nowhere, not to a page. Paste the text of the posting instead.',
  too_large: `This page is too large for us to read. ${PASTE}`,
  no_answer: 'The site did not answer in time. Try again, or paste the text of the posting instead.',
  no_posting: `We found no job posting on this page. ${PASTE}`,
} as const

/** Why a link to a posting could not be read. */
export const LinkProblem = z.enum(keysOf(LINK_PROBLEMS))
export type LinkProblem = z.infer<typeof LinkProblem>
