interface LinkedLetter {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** Characters. Windows hands a mail program no longer address. */
const MAILTO_LIMIT = 2_000
/** Characters. Google's servers answer a longer address with an error. */
const GMAIL_LIMIT = 8_000

const upTo = (limit: number, link: string): string | null => (link.length <= limit ? link : null)

/**
 * Opens the letter in the user's mail program; null for one too long to travel in an address. RFC 6068 wants
 * line ends as %0D%0A and %20 for spaces.
 */
export function mailtoLink(letter: LinkedLetter): string | null {
  const body = letter.body.replaceAll(/\r?\n/g, '\r\n')
  const to = encodeURIComponent(letter.to).replace('%40', '@')
  return upTo(
    MAILTO_LIMIT,
    `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`,
  )
}

/** Opens a new message with the letter in the Gmail the browser is signed in to; null for one too long. */
export function gmailLink({ to, subject, body }: LinkedLetter): string | null {
  const letter = new URLSearchParams({ view: 'cm', fs: '1', to, su: subject, body })
  return upTo(GMAIL_LIMIT, `https://mail.google.com/mail/?${letter}`)
}

/** The user's drafts; a stage that does without Google has a mailbox page of its own. */
export const GMAIL_DRAFTS = 'https://mail.google.com/mail/#drafts'
