import { wrongCursor } from '#functions/admin-users/cursor.ts'

const CURSOR = /^(RW-\d{6}-[0-9A-Z]{6})\.(usr_[0-9A-Z]{26})$/

/** A place in a list of tickets, from a number and an id. Throws AppError invalid_request for another text. */
export function placeFrom(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  const [, number, userId] = CURSOR.exec(cursor) ?? []
  if (number === undefined || userId === undefined) throw wrongCursor()
  return `${number}#${userId}`
}

export const cursorOf = (place: string | null): string | null => place && place.replace('#', '.')
