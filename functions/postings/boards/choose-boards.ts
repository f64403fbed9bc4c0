import { createHash } from 'node:crypto'
import { DAY } from '#platform/clock.ts'
import type { Board } from './model.ts'

/**
 * Lists of one family that one run reads. With seven families that is at most 140 lists; each is kept for six
 * hours for everybody, so that a board is asked for its list four times a day at most, however many users
 * there are: 900 boards are 3,600 calls a day. At sixty calls a minute a family's share of a run is read in
 * twenty seconds when nothing is kept.
 */
export const MAX_BOARDS = 20

const SLICE_HOURS = 6

const orderOf = ({ token }: Board): string => createHash('sha256').update(token).digest('hex')

/**
 * The boards of a country that are read at a moment, at most MAX_BOARDS. Where there are more, they take
 * turns: everybody who searches within the same six hours reads the same ones, so that the lists are shared,
 * and somebody who searches at the same hour every day has read all of them after as many days as there are
 * turns.
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
