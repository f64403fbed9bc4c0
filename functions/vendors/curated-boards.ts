import curated from '../../content/boards.json' with { type: 'json' }
import { parseCurated, type CuratedBoard } from '#functions/postings/boards/board-list.ts'

let parsed: readonly CuratedBoard[] | undefined

/** The list of companies' boards that comes with the product: `npm run check-boards` keeps it. */
export const curatedBoards = (): readonly CuratedBoard[] => (parsed ??= parseCurated(curated))
