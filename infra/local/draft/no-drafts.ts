/** The run came to no draft. The message is the run's own: what it means and what to do. */
export class NoDrafts extends Error {
  override readonly name = 'NoDrafts'
}
