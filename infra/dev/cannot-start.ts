/** The stage cannot start as things are. The message says what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
