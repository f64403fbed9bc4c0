/** Opens the letter in the user's mail program. RFC 6068 wants line ends as %0D%0A and %20 for spaces. */
export function mailtoLink(letter: { to: string; subject: string; body: string }): string {
  const body = letter.body.replaceAll(/\r?\n/g, '\r\n')
  const to = encodeURIComponent(letter.to).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(body)}`
}

/** The user's drafts; a stage that does without Google has a mailbox page of its own. */
export const GMAIL_DRAFTS = 'https://mail.google.com/mail/#drafts'
