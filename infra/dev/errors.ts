/** The stage cannot start as things are. The message says what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** An error as somebody who mends it wants it: with its stack. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
