import type { Email } from 'postal-mime'
import type { StoredDraft } from './mailbox-state.ts'

/** The Draft resource in the format `metadata`; `message.id` is the message's id, not the draft's. */
export function draftResource(draft: StoredDraft, email: Email) {
  const message = {
    id: draft.messageId,
    threadId: draft.threadId,
    labelIds: ['DRAFT'],
    snippet: snippetOf(email),
    sizeEstimate: Buffer.byteLength(draft.raw, 'base64url'),
    historyId: String(draft.changedAt),
    internalDate: String(draft.changedAt),
  }
  const headers = email.headers.map((header) => ({ name: header.originalKey, value: header.value }))
  const body = { size: Buffer.byteLength(email.text ?? '') }
  return {
    id: draft.id,
    message: { ...message, payload: { partId: '', mimeType: 'text/plain', filename: '', headers, body } },
  }
}

/** The first words of a message, as lists show them. */
export const snippetOf = (email: Email): string =>
  (email.text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 180)
