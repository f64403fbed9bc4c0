import { GetQueueAttributesCommand } from '@aws-sdk/client-sqs'
import { openWorkStore } from '#functions/operations/open-work.store.ts'
import { operationStore } from '#functions/operations/operation.store.ts'
import { QUEUES } from '#shared/catalog/queues.ts'
import type { Clock } from '#platform/clock.ts'
import { CommandError } from '../command.ts'
import { allOf } from '#platform/walk.ts'
import type { Place } from './place.ts'
import { END_OF_TIME, type OpenWork } from '#functions/operations/model.ts'

const NUMBERS = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
  'ApproximateNumberOfMessagesDelayed',
] as const

/**
 * Status of queues, dead letters, open work and operations. `wrong` with dead letters or overdue work.
 */
export async function status(
  place: Place,
  clock: Clock,
): Promise<{ readonly lines: readonly string[]; readonly wrong: boolean }> {
  const dead = new Map(
    await Promise.all(
      [...QUEUES, 'schedules'].map(
        async (name) => [name, (await depths(place, `${name}-dead`))[0] ?? 0] as const,
      ),
    ),
  )
  const putAside = (name: string) => String(dead.get(name)).padStart(9)
  const live = await Promise.all(QUEUES.map(async (name) => ({ name, depth: await depths(place, name) })))
  const work = await openWork(place, clock)
  return {
    lines: [
      'queue        waiting  at work  delayed  put aside',
      ...live.map(
        ({ name, depth }) =>
          `${name.padEnd(12)} ${depth.map((number) => String(number).padStart(7)).join('  ')}  ${putAside(name)}`,
      ),
      `schedules    ${' '.repeat(27)}${putAside('schedules')}`,
      ...work.lines,
    ],
    wrong: [...dead.values()].some((depth) => depth > 0) || work.overdue > 0,
  }
}

async function depths(place: Place, name: string): Promise<readonly number[]> {
  const url = await place.queueUrl(name).catch((error: unknown) => {
    // A local stage has no schedules that could fail.
    if (name === 'schedules-dead' && error instanceof CommandError) return null
    throw error
  })
  if (url === null) return [0]
  const { Attributes = {} } = await place.sqs.send(
    new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: [...NUMBERS] }),
  )
  return NUMBERS.map((attribute) => Number(Attributes[attribute] ?? 0))
}

/** Items in the index of open work; empty without a table. */
async function openWork(place: Place, clock: Clock): Promise<{ lines: readonly string[]; overdue: number }> {
  try {
    const table = place.table()
    const [all, due, operations] = await Promise.all([
      allOf((after) => openWorkStore(table).due(END_OF_TIME, after)),
      allOf((after) => openWorkStore(table).due(clock.now(), after)),
      operationStore(table).latest(),
    ])
    const late = counted(due.filter(({ kind }) => kind !== 'mailbox'))
    return {
      lines: [
        '',
        ...[...counted(all)].map(
          ([kind, count]) =>
            `open ${kind.padEnd(10)} ${String(count).padStart(6)}, of them due ${late.get(kind) ?? 0}`,
        ),
        ...operations.map(
          ({ kind, state, done, total, id }) =>
            `operation ${kind}: ${state}, ${done}${total === null ? '' : ` of ${total}`} (${id})`,
        ),
      ],
      overdue: [...late.values()].reduce((sum, count) => sum + count, 0),
    }
  } catch (error) {
    if (error instanceof CommandError)
      return { lines: ['', `Open work was not looked at. ${error.message}`], overdue: 0 }
    throw error
  }
}

function counted(work: readonly OpenWork[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { kind } of work) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}
