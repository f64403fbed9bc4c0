import * as z from 'zod/mini'
import { AppError } from '#platform/app-error.ts'
import type { WorkListId } from '#shared/models/admin/work.ts'
import type { Place } from './model.ts'

/** Lists sorted by time. Each has its own cursors; those of another list are refused. */
export type TimedList = 'users' | 'configurations' | 'emails' | 'mailboxes'

const Id = z.string().check(z.regex(/^[a-z]{3}_[0-9A-HJKMNP-TV-Z]{26}$/))
const Millis = z.pipe(z.string().check(z.regex(/^\d{1,14}$/)), z.transform(Number))

const timed = (list: TimedList) => z.tuple([z.literal(list), Millis, Id])
const OF_USER = z.tuple([z.literal('of'), Id])

const NO_SUCH_PAGE = 'This page no longer exists. Start again from the first.'

/** The error for a cursor that we did not make. */
export const wrongCursor = (): AppError =>
  new AppError('invalid_request', { fields: [{ field: 'cursor', message: NO_SUCH_PAGE }] })

function partsOf<T>(schema: z.ZodMiniType<T>, cursor: string | undefined): T | null {
  if (cursor === undefined) return null
  const parsed = schema.safeParse(cursor.split('.'))
  if (!parsed.success) throw wrongCursor()
  return parsed.data
}

const text = (...parts: readonly (string | number)[]): string => parts.join('.')

/**
 * Parses a cursor, which contains only ids and instants. This and the other parsers throw AppError
 * invalid_request.
 */
export function placeFrom(list: TimedList, cursor: string | undefined): Place | null {
  const parts = partsOf(timed(list), cursor)
  return parts && { at: new Date(parts[1]), id: parts[2] }
}
export const cursorOf = (list: TimedList, place: Place | null): string | null =>
  place && text(list, place.at.getTime(), place.id)

export const entryFrom = (cursor: string | undefined): string | null => partsOf(OF_USER, cursor)?.[1] ?? null
export const emailCursorOf = (emailId: string | null): string | null => emailId && text('of', emailId)

/** A place in a list of work is a cursor as it is, behind the name of its list: it names instants, ids and reasons. */
export function workPlaceFrom(list: WorkListId, cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  if (!cursor.startsWith(`${list}.2`)) throw wrongCursor()
  return cursor.slice(list.length + 1)
}
export const workCursorOf = (list: WorkListId, place: string | null): string | null =>
  place && `${list}.${place}`
