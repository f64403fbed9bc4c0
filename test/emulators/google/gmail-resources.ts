import type { Email } from 'postal-mime'
import type { StoredDraft } from './mailbox-state.ts'

export type DraftFormat = 'minimal' | 'full' | 'raw' | 'metadata'

/** The Draft resource in the requested format; `message.id` is the message's id, not the draft's. */
export function draftResource(draft: StoredDraft, email: Email, format: DraftFormat) {
  const message = {
    id: draft.messageId,
    threadId: draft.threadId,
    labelIds: ['DRAFT'],
    snippet: snippetOf(email),
    sizeEstimate: Buffer.byteLength(draft.raw, 'base64url'),
    historyId: String(draft.changedAt),
    internalDate: String(draft.changedAt),
  }
  if (format === 'minimal') return { id: draft.id, message }
  if (format === 'raw') return { id: draft.id, message: { ...message, raw: draft.raw } }
  const headers = email.headers.map((header) => ({ name: header.originalKey, value: header.value }))
  const text = Buffer.from(email.text ?? '')
  const body =
    format === 'full' ? { size: text.length, data: text.toString('base64url') } : { size: text.length }
  return {
    id: draft.id,
    message: { ...message, payload: { partId: '', mimeType: 'text/plain', filename: '', headers, body } },
  }
}

/** The first words of a message, as lists show them. */
export const snippetOf = (email: Email): string =>
  (email.text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 180)
