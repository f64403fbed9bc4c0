import { text as textOf } from 'node:stream/consumers'
import { confirm, password, text } from '@clack/prompts'
import { parse } from 'dotenv'
import { CommandError } from '../command.ts'

/** A person pressed Ctrl-C at a question: the whole run ends, not only its step. */
export class Stopped extends CommandError {
  override readonly name = 'Stopped'

  constructor() {
    super('Stopped. The same command goes on from here.')
  }
}

/** A question's check: undefined, or a sentence about what is wrong with the answer. */
type Check = (answer: string) => string | undefined

export const isFilled: Check = (answer) => (answer === '' ? 'It is empty.' : undefined)

/** How the command gets its answers; each is asked for once in a run. `name` is the answer's name in a file. */
export interface Ask {
  readonly text: (name: string, question: string, check: Check) => Promise<string>
  /** Not shown while it is typed, and never part of the command line. */
  readonly secret: (name: string, question: string, check: Check) => Promise<string>
  readonly yes: (name: string, question: string) => Promise<boolean>
}

function stop(): never {
  throw new Stopped()
}

/** Ctrl-C is answered with a symbol. */
const given = (answer: string | symbol): string => (typeof answer === 'symbol' ? stop() : answer.trim())

const checking = (check: Check) => (typed: string | undefined) => check((typed ?? '').trim())

/** A person at a terminal. */
const atTerminal: Ask = {
  text: async (_, message, check) => given(await text({ message, validate: checking(check) })),
  secret: async (_, message, check) => given(await password({ message, validate: checking(check) })),
  yes: async (_, message) => {
    const answer = await confirm({ message, initialValue: false })
    return typeof answer === 'symbol' ? stop() : answer
  },
}

/** Lines NAME=value of standard input, for a file of answers and for a password manager's command. */
function fromLines(lines: Readonly<Record<string, string>>): Ask {
  const find = async (name: string, question: string, check: Check): Promise<string> => {
    const answer = lines[name]?.trim() ?? ''
    if (answer === '') throw new CommandError(`${question} Standard input has no line ${name}=…`)
    const wrong = check(answer)
    if (wrong !== undefined) throw new CommandError(`${name}: ${wrong}`)
    return answer
  }
  return {
    text: find,
    secret: find,
    yes: async (name) => lines[name]?.trim() === 'yes',
  }
}

/** Keeps answers within a run, so that two steps that need the same key ask once. */
export function askingOnce(ask: Ask): Ask {
  const kept = new Map<string, Promise<string>>()
  const once =
    (put: Ask['text']): Ask['text'] =>
    (name, question, check) => {
      const asked = kept.get(name) ?? put(name, question, check)
      kept.set(name, asked)
      // A refused answer is asked for again.
      asked.catch(() => kept.delete(name))
      return asked
    }
  return { text: once(ask.text), secret: once(ask.secret), yes: ask.yes }
}

export const answersOf = (lines: string): Ask => askingOnce(fromLines(parse(lines)))

/** Answers from the terminal or, when something is piped in, from its lines. */
export const standardInput = async (): Promise<Ask> =>
  process.stdin.isTTY ? askingOnce(atTerminal) : answersOf(await textOf(process.stdin))
