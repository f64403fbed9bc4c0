import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import type { AdminActor } from '#platform/actor.ts'
import type { ServiceNote } from './service-note.store.ts'

interface Change {
  /** Null takes the note down. */
  readonly text: string | null
  /** When the note began that the admin saw; null when there was none. */
  readonly replaces: Date | null
}

/**
 * Puts up, changes or takes down the note to all users. Repeating a change changes nothing. Throws AppError
 * note_changed when another admin changed it meanwhile.
 */
export async function changeNote(
  { adminId }: AdminActor,
  { text, replaces }: Change,
  { serviceNotes, clock }: Needs<'serviceNotes' | 'clock'>,
): Promise<ServiceNote | null> {
  if (text === null) {
    if (replaces !== null && (await serviceNotes.takeDown(replaces))) return null
  } else {
    const note = { text, since: clock.now(), by: adminId }
    if (await serviceNotes.putUp(note, replaces)) return note
  }
  const current = await serviceNotes.read()
  if ((current?.text ?? null) === text) return current
  throw new AppError('note_changed')
}
