/** What of a draft tells whose it is. */
export interface DraftTraits {
  /** Without angle brackets. */
  readonly messageId: string
  /** Address alone. */
  readonly to: string
  readonly subject: string
}

const domainOf = (messageId: string): string => messageId.slice(messageId.lastIndexOf('@') + 1).toLowerCase()
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/**
 * Whether a draft that stands in a mailbox is the one that is wanted: by its Message-ID or, since Gmail gives
 * a draft that its owner edits a Message-ID of Gmail's own, by recipient and subject. A draft that still has
 * a Message-ID of ours is that of its own entry and of no other.
 */
export function isDraftOf(wanted: DraftTraits, found: DraftTraits): boolean {
  if (found.messageId === wanted.messageId) return true
  return (
    domainOf(found.messageId) !== domainOf(wanted.messageId) &&
    plain(found.to) === plain(wanted.to) &&
    plain(found.subject) === plain(wanted.subject)
  )
}
