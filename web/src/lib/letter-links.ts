interface LinkedLetter {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** In characters: Windows passes no longer address to a mail program. */
const MAILTO_LIMIT = 2_000
/** In characters: Google's servers answer a longer address with an error. */
const GMAIL_LIMIT = 8_000

const upTo = (limit: number, link: string): string | null => (link.length <= limit ? link : null)

/**
 * A link that opens the letter in the user's mail program; null for a letter that is too long for an address.
 * RFC 6068 requires %0D%0A for line ends and %20 for spaces.
 */
export function mailtoLink(letter: LinkedLetter): string | null {
  const body = letter.body.replaceAll(/\r?\n/g, '\r\n')
  const to = encodeURIComponent(letter.to).replace('%40', '@')
  return upTo(
    MAILTO_LIMIT,
    `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`,
  )
}

/** A link to a new message with the letter in the browser's Gmail; null for a letter that is too long. */
export function gmailLink({ to, subject, body }: LinkedLetter): string | null {
  const letter = new URLSearchParams({ view: 'cm', fs: '1', to, su: subject, body })
  return upTo(GMAIL_LIMIT, `https://mail.google.com/mail/?${letter}`)
}

/** The user's drafts. A stage without Google has a mailbox page of its own. */
export const GMAIL_DRAFTS = 'https://mail.google.com/mail/#drafts'
