/** Why a document cannot be read. */
export type UnreadableReason = 'encrypted' | 'scanned' | 'empty' | 'corrupt'

export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options: { cause?: unknown } = {}) {
    super(`The document cannot be read: ${reason}.`, options)
    this.reason = reason
  }
}
