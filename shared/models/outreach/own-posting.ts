import * as z from 'zod/mini'
import { text } from '../visible-text.ts'

/** As much of a pasted posting as is read. */
export const OWN_POSTING_LENGTH = { min: 200, max: 20_000 } as const

const WebAddress = z.string().check(
  z.trim(),
  z.maxLength(2_000, 'This link is too long.'),
  z.refine(
    (link) => /^https?:$/.test(URL.parse(link)?.protocol ?? ''),
    'Paste the whole link, with https:// at its beginning.',
  ),
)

export const PostingLink = z.strictObject({ url: WebAddress })
export type PostingLink = z.infer<typeof PostingLink>

export const PostingText = z.strictObject({
  companyName: text(120, 'Enter the company.'),
  description: text(OWN_POSTING_LENGTH.max, 'Paste the text of the posting.').check(
    z.minLength(
      OWN_POSTING_LENGTH.min,
      'Paste the whole posting: its tasks and requirements are what the email is about.',
    ),
  ),
})

export type PostingText = z.infer<typeof PostingText>

/** A posting that its user found: its link, or its text with the company's name. */
export const OwnPostingInput = z.union([PostingLink, PostingText])
export type OwnPostingInput = z.infer<typeof OwnPostingInput>

/** What the user may correct of what was read. */
export const OwnPostingCorrections = z.strictObject({
  jobTitle: text(200, 'Enter the job title.'),
  companyName: text(120, 'Enter the company.'),
})
export type OwnPostingCorrections = z.infer<typeof OwnPostingCorrections>

/**
 * `read`: waits for its user; `unreadable`: the link could not be read; `looking` for a person; `refused`: no email
 * is written.
 */
export const OwnPostingState = z.enum([
  'reading',
  'unreadable',
  'read',
  'looking',
  'writing',
  'saving',
  'done',
  'refused',
])
export type OwnPostingState = z.infer<typeof OwnPostingState>

export const OwnPosting = z.object({
  id: z.string(),
  state: OwnPostingState,
  /** The link that the user gave; null for a pasted text. */
  link: z.nullable(z.string()),
  /** Null until it is read. */
  posting: z.nullable(
    z.object({
      jobTitle: z.string(),
      companyName: z.string(),
      /** Empty when the posting names none. */
      place: z.string(),
      /** What the posting asks for, in its own words, the most important first. */
      needs: z.array(z.string()),
    }),
  ),
  /** Why it is `unreadable` or `refused`, with what to do. */
  problem: z.nullable(z.string()),
  /** The person who is written to, once somebody was found. */
  contact: z.nullable(z.object({ name: z.string(), title: z.nullable(z.string()) })),
  /** The email that was written, or the earlier one that stands in the way. */
  emailId: z.nullable(z.string()),
})
export type OwnPosting = z.infer<typeof OwnPosting>
