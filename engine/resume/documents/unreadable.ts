/** Why a document cannot be read; `slow`: it takes too long, because it is damaged or malicious. */
export type UnreadableReason = 'encrypted' | 'scanned' | 'empty' | 'corrupt' | 'slow'

export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, options: { cause?: unknown } = {}) {
    super(`The document cannot be read: ${reason}.`, options)
    this.reason = reason
  }
}
