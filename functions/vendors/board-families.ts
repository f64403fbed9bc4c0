import { ashbyBoards } from './ashby/ashby-boards.ts'
import { greenhouseBoards } from './greenhouse/greenhouse-boards.ts'
import { leverBoards } from './lever/lever-boards.ts'
import { recruiteeBoards } from './recruitee/recruitee-boards.ts'
import { smartrecruitersBoards } from './smartrecruiters/smartrecruiters-boards.ts'
import { teamtailorBoards } from './teamtailor/teamtailor-boards.ts'
import { workableBoards } from './workable/workable-boards.ts'
import type { BoardFamily } from '#platform/provider/board-reader.ts'

/** Every family of boards that can be read. */
export const BOARD_FAMILIES: readonly BoardFamily[] = [
  ashbyBoards,
  greenhouseBoards,
  leverBoards,
  recruiteeBoards,
  smartrecruitersBoards,
  teamtailorBoards,
  workableBoards,
]
