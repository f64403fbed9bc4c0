import type { EmailMark } from '#shared/models/outreach/stages.ts'

const LEVELS: Readonly<Record<EmailMark, number>> = {
  sent: 1,
  replied: 2,
  interview: 3,
  offer: 4,
  // A refusal is an answer; whoever withdraws had written.
  rejected: 2,
  withdrawn: 1,
  discarded: 0,
}

/** How far an email with this mark came: 1 sent, 2 answered, 3 interview, 4 offer; 0 was not sent. */
export const levelOf = (mark: EmailMark | null): number => (mark === null ? 0 : LEVELS[mark])
