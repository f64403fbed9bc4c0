import { createHash } from 'node:crypto'
import { DAY } from '#platform/clock.ts'
import type { Board } from './model.ts'

/**
 * Maximum number of one family's boards that a run reads; with seven families that is 140 lists. Each list is
 * cached for six hours for all users, so that a board is asked at most four times a day: 900 boards are 3,600
 * calls a day. At sixty calls a minute, a run reads its lists of a family in twenty seconds without the
 * cache.
 */
export const MAX_BOARDS = 20

const SLICE_HOURS = 6

const orderOf = ({ token }: Board): string => createHash('sha256').update(token).digest('hex')

/**
 * The boards of a country to read now, at most MAX_BOARDS. If there are more, they take turns of six hours:
 * all users of one turn read the same boards and share the cached lists, and a user who searches at the same
 * hour every day has read all boards after as many days as there are turns.
 */
export function chooseBoards(boards: readonly Board[], countryCode: string, now: Date): readonly Board[] {
  const local = boards.filter(({ country }) => country === countryCode)
  if (local.length <= MAX_BOARDS) return local
  const turns = Math.ceil(local.length / MAX_BOARDS)
  const turn = (Math.floor(now.getTime() / DAY) + Math.floor(now.getUTCHours() / SLICE_HOURS)) % turns
  return local
    .map((board) => ({ board, order: orderOf(board) }))
    .toSorted((a, b) => a.order.localeCompare(b.order))
    .filter((_, index) => index % turns === turn)
    .map(({ board }) => board)
}
