import type { HeldEmail } from '#shared/models/outreach/recipient.ts'
import { BRAND } from '#shared/brand.ts'

/** Where an address was found, as the beginning of a sentence. */
export const FOUND_BY = {
  posting: 'Named in the posting itself',
  board: "Named beside the posting on the employer's job board",
  page: "On the company's own site",
  vendor: 'In Hunter, a directory of business addresses found on public web pages',
} as const satisfies Record<HeldEmail['foundBy'], string>

export const DRAFT = {
  under_way: 'A draft is being prepared.',
  made: 'A draft was saved in the mailbox of the person who wants to write. Whether it was sent, we do not know.',
  none: 'We saved no draft.',
} as const satisfies Record<HeldEmail['draft'], string>

export const OBJECTIONS = {
  ask: 'Email me the link',
  mailed: 'A link is on its way',
  mailedMore:
    'Open the email that we sent to this address. Its link works once, for 30 minutes. We send it whether or not we hold anything.',
  askFailed: 'The link could not be sent. Try again in a few minutes.',
  show: 'Show what is held',
  showFailed: 'This could not be loaded. Try again in a moment.',
  object: 'Object to being contacted',
  objectFailed: 'Your objection could not be recorded. Try again in a moment.',
  objected: 'Your objection is recorded',
  objectedMore: `${BRAND.name} will not suggest you to any user again, and no new drafts to you will be started. You have been removed from everything we share among users. We keep a keyed fingerprint of your address, from which the address cannot be read: without it, your objection would be forgotten.`,
} as const
