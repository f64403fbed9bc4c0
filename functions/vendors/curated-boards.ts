import curated from '../../content/boards.json' with { type: 'json' }
import { parseCurated, type CuratedBoard } from '#functions/postings/boards/board-list.ts'

let parsed: readonly CuratedBoard[] | undefined

/** The built-in list of companies' boards, which `npm run check-boards` maintains. */
export const curatedBoards = (): readonly CuratedBoard[] => (parsed ??= parseCurated(curated))
