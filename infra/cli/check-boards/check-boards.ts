import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import { coverageOfList, parseCurated, type CuratedBoard } from '#functions/postings/boards/board-list.ts'
import { BoardFamilyId } from '#functions/postings/boards/model.ts'
import { dayOf } from '#platform/clock.ts'
import { BOARD_VENDORS } from '#vendors/posting-vendors.ts'
import { CommandError, say, typedIn, whole } from '../command.ts'
import { parseJson, textOf } from '../json-file.ts'
import { askBoards, noted, type CheckedBoard, type Finding } from './ask-boards.ts'

const LIST = path.resolve(import.meta.dirname, '../../../content/boards.json')
const COVERAGE = path.resolve(import.meta.dirname, '../../../content/board-coverage.json')

interface Options {
  readonly file: string
  readonly family?: BoardFamilyId
  readonly country?: string
  readonly limit?: number
  readonly pause: number
  readonly write?: boolean
}

export function addCheckBoards(program: Command): void {
  program
    .command('check-boards')
    .description(
      "Checks one by one whether companies' job boards still answer and how many postings they have. Exits with 1 if a board is gone.",
    )
    .addOption(new Option('--file <path>', 'the list').default(LIST, 'content/boards.json'))
    .addOption(new Option('--family <name>', 'only boards of this family').choices(BoardFamilyId.options))
    .option('--country <code>', 'only boards of a country, such as se')
    .option(
      '--limit <number>',
      'check at most this many, beginning with those not checked for longest',
      whole(0),
    )
    .option('--pause <milliseconds>', 'wait this long between two boards', whole(0), 1_000)
    .option('--write', 'save the results in the list')
    .action(checkBoards)
}

/** Base URL of each family, unless its environment variable names an emulator's. */
const addressOf = ({ baseUrl }: (typeof BOARD_VENDORS)[number]): string =>
  process.env[baseUrl.variable] ?? baseUrl.real

/** No cache and no rate limiter: a single process asks each board once, with pauses. */
const PARTS = {
  cache: { get: async () => null, put: async () => undefined },
  budget: { consume: async () => ({ taken: true as const }) },
  sleep: async (ms: number) => await wait(ms),
}

async function checkBoards({
  file: given,
  family,
  country,
  limit,
  pause,
  write = false,
}: Options): Promise<void> {
  const file = path.resolve(typedIn(), given)
  const list = parseCurated(parseJson(file, textOf('--file', file)))
  const chosen = list
    .filter(
      (board) => (family ?? board.family) === board.family && (country ?? board.country) === board.country,
    )
    .toSorted((a, b) => (a.checkedAt ?? '').localeCompare(b.checkedAt ?? ''))
    .slice(0, limit ?? list.length)
  const readers = await Promise.all(
    BOARD_VENDORS.map(
      async (vendor) => [vendor.id, await vendor.reader(() => addressOf(vendor), PARTS)] as const,
    ),
  )
  const checked = await askBoards(chosen, {
    readers: new Map(readers),
    pause: async () => await wait(pause),
    report: (each, done) => say(lineOf(each, done, chosen.length)),
  })
  say(summaryOf(checked))
  if (write) save(file, list, checked)
  if (checked.some(({ finding }) => finding.kind === 'gone')) throw new CommandError('')
}

const words = (finding: Finding): string => {
  if (finding.kind === 'open') return `${finding.postings} postings`
  return finding.kind === 'failed' ? `could not be asked: ${finding.reason}` : finding.kind
}

const lineOf = ({ board, finding }: CheckedBoard, done: number, all: number): string =>
  `${String(done).padStart(String(all).length)}/${all}  ${board.country}  ${board.family.padEnd(15)}  ${board.token.padEnd(28)}  ${words(finding)}`

function summaryOf(checked: readonly CheckedBoard[]): string {
  const count = (kind: Finding['kind']) => checked.filter(({ finding }) => finding.kind === kind).length
  const postings = checked.reduce(
    (sum, { finding }) => sum + (finding.kind === 'open' ? finding.postings : 0),
    0,
  )
  return `${count('open')} boards answer, with ${postings} postings; ${count('empty')} are empty, ${count('gone')} gone; ${count('failed')} could not be asked, ${count('not asked')} were left out after failures.`
}

/** One board per line, in the order of the list, and a file with the coverage. */
function save(file: string, list: readonly CuratedBoard[], checked: readonly CheckedBoard[]): void {
  const day = dayOf(new Date())
  const found = new Map(checked.map((each) => [each.board, noted(each, day)]))
  const now = list.map((board) => found.get(board) ?? board)
  writeFileSync(file, `[\n${now.map((board) => `  ${JSON.stringify(board)}`).join(',\n')}\n]\n`)
  if (file === LIST) writeFileSync(COVERAGE, `${JSON.stringify(coverageOfList(now), null, 2)}\n`)
}
