import { CommandError } from '../command.ts'
import { Stopped } from './answers.ts'

/**
 * True, or why a step is not done. `unknown`: it could not be seen, so nothing is done about it either; `skipped`: the
 * stage does without it.
 */
export type Done = true | { readonly why: string; readonly seen?: 'unknown' | 'skipped' }

export const missing = (why: string): Done => ({ why })
export const unknown = (why: string): Done => ({ why, seen: 'unknown' })
export const skipped = (why: string): Done => ({ why, seen: 'skipped' })

/**
 * A step of setting up a stage. It asks the outside whether it is done, so it can be stopped anywhere and run
 * again. A step without `do` is a person's.
 */
export interface Step {
  readonly id: string
  readonly what: string
  /** Steps that come first; while one of them is open, this one waits. */
  readonly needs?: readonly string[]
  isDone(): Promise<Done>
  /** Throws CommandError with what a person has to do first. */
  readonly do?: () => Promise<void>
  /** For a person's step: what to do, with the values to paste. */
  readonly person?: () => readonly string[] | Promise<readonly string[]>
}

type State = 'done' | 'open' | 'failed' | 'unknown' | 'skipped' | 'person' | 'waits'

export interface Result {
  readonly step: Step
  readonly state: State
  /** Empty when the step is done. */
  readonly why: string
}

const WORDS: Readonly<Record<State, string>> = {
  done: 'ok      ',
  open: 'open    ',
  failed: 'FAILED  ',
  unknown: 'unseen  ',
  skipped: 'skipped ',
  person: 'you     ',
  waits: 'waits   ',
}

const lineOf = ({ step, state, why }: Result): string =>
  `${WORDS[state]}${step.what}${why === '' ? '' : `: ${why}`}`

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' || error instanceof CommandError
    ? error.message
    : `${error.name}: ${error.message}`
}

async function look(step: Step): Promise<Done> {
  try {
    return await step.isDone()
  } catch (error) {
    return unknown(reasonOf(error))
  }
}

/** What a look at a step shows; `undone` is the state of one that is seen not to be done. */
const shown = (found: Done, undone: State): Omit<Result, 'step'> =>
  found === true ? { state: 'done', why: '' } : { state: found.seen ?? undone, why: found.why }

async function take(step: Step, act: boolean): Promise<Omit<Result, 'step'>> {
  const found = await look(step)
  if (step.do === undefined) return shown(found, step.person === undefined ? 'failed' : 'person')
  if (!act || found === true || found.seen !== undefined) return shown(found, 'open')
  try {
    await step.do()
  } catch (error) {
    if (error instanceof Stopped) throw error
    return { state: 'failed', why: reasonOf(error) }
  }
  return shown(await look(step), 'failed')
}

/**
 * Goes through the steps in their order and says each result at once. With `act` it does what is open; without
 * it only looks. A step that fails stops those that need it, and no others.
 */
export async function goThrough(
  steps: readonly Step[],
  { act, say }: { readonly act: boolean; readonly say: (line: string) => void },
): Promise<readonly Result[]> {
  const results = new Map<string, Result>()
  for (const step of steps) {
    const first = (step.needs ?? []).find((id) => results.get(id)?.state !== 'done')
    const what = steps.find(({ id }) => id === first)?.what
    const result = {
      step,
      ...(what === undefined ? await take(step, act) : { state: 'waits' as const, why: `first: ${what}` }),
    }
    results.set(step.id, result)
    say(lineOf(result))
  }
  return [...results.values()]
}

/** What only a person can do, with the values to paste; empty when nothing is left. */
export async function forPeople(results: readonly Result[]): Promise<readonly string[]> {
  const lines = await Promise.all(
    results
      .filter(({ state }) => state === 'person')
      .map(async ({ step }) => [
        `- ${step.what}`,
        ...((await step.person?.()) ?? []).map((line) => `    ${line}`),
      ]),
  )
  return lines.flat()
}
