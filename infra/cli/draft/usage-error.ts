/**
 * The command was called in a way that cannot work. The message is a sentence for the person who typed it.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
