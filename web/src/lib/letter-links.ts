interface LinkedLetter {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** In characters: Windows passes no longer address to a mail program. */
const MAILTO_LIMIT = 2_000
/** In characters: Google's servers answer a longer address with an error. */
const GMAIL_LIMIT = 8_000

const GMAIL = 'https://mail.google.com/mail/'

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
  return upTo(GMAIL_LIMIT, `${GMAIL}?${letter}`)
}

/**
 * Opens a draft in the browser's Gmail, in the mailbox that has it. Gmail's own ids of drafts cannot be derived
 * from the API's, and a newly opened tab resolves the API's ids only sometimes: the draft is therefore opened
 * within a search for the drafts to this person, which is what Gmail shows otherwise. A stage without Google
 * has a mailbox page of its own that reads the same addresses.
 */
export function draftLink(
  { mailbox, threadId }: { mailbox: string; threadId: string | null },
  to: string,
  gmail = GMAIL,
): string {
  const search = encodeURIComponent(`in:drafts to:(${to})`)
  const thread = threadId === null ? '' : `/${encodeURIComponent(threadId)}`
  return `${gmail}?${new URLSearchParams({ authuser: mailbox })}#search/${search}${thread}`
}
