/** The stage cannot start. The message tells the developer what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** An error's stack, or its message when it has no stack. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
