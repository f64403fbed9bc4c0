/** The parts of a draft that identify it. */
export interface DraftTraits {
  /** Without angle brackets. */
  readonly messageId: string
  /** The address only. */
  readonly to: string
  readonly subject: string
}

const domainOf = (messageId: string): string => messageId.slice(messageId.lastIndexOf('@') + 1).toLowerCase()
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/**
 * Whether a draft found in a mailbox is the wanted one: by its Message-ID, or by recipient and subject,
 * because Gmail gives a draft that its owner edits a Message-ID of its own. A draft that still has one of our
 * Message-IDs matches only its own email.
 */
export function isDraftOf(wanted: DraftTraits, found: DraftTraits): boolean {
  if (found.messageId === wanted.messageId) return true
  return (
    domainOf(found.messageId) !== domainOf(wanted.messageId) &&
    plain(found.to) === plain(wanted.to) &&
    plain(found.subject) === plain(wanted.subject)
  )
}
