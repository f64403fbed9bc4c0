import { readText } from '#engine/test/inside.ts'
import { block } from './block.ts'

/** A fact in a prompt as a model finds it. */
export interface PromptFact {
  readonly id: string
  readonly kind: string
  readonly text: string
}

export interface PromptRole {
  readonly id: string
  readonly title: string
  readonly employer: string
  readonly lines: readonly PromptFact[]
}

export interface PromptFacts {
  readonly roles: readonly PromptRole[]
  /** Lines that belong to no role. */
  readonly lines: readonly PromptFact[]
  readonly job: { readonly title: string; readonly company: string }
  readonly language: string
  /** How many letters were written before, and whether this one was refused. */
  readonly earlier: number
  readonly refused: string
}

function factsIn(text: string): readonly PromptFact[] {
  return text.split('\n').flatMap((line) => {
    const [, id, kind, rest] = /^([RUDPC]\d+) ([^:]+): (.*)$/u.exec(line) ?? []
    return id === undefined || kind === undefined || rest === undefined ? [] : [{ id, kind, text: rest }]
  })
}

/** The roles of a resume and its lines, read from the lines that the prompt shows. */
function readWriter(shown: string): Pick<PromptFacts, 'roles' | 'lines'> {
  const rows = [...shown.matchAll(/^(R\d+) (.*)$/gmu)].map(([, id = '', words = '']) => ({ id, words }))
  const { text, facts } = readText(rows.map(({ words }) => words).join('\n'))
  const idAt = (offset: number): string => {
    const before = text.slice(0, offset).split('\n')
    return (
      rows[before.filter((line, at) => line.trim() !== '' || at === before.length - 1).length - 1]?.id ?? ''
    )
  }
  const told = (role: string | null): readonly PromptFact[] =>
    facts.lines
      .filter((line) => line.role === role)
      .map(({ statement: { value, span } }) => ({
        id: idAt(span.start),
        kind: 'line',
        text: value.replaceAll(/\s+/gu, ' '),
      }))
  return {
    roles: facts.roles.map(({ id, title, employer, span }) => ({
      id: idAt(title?.span.start ?? span.start),
      title: title?.value ?? '',
      employer: employer?.value ?? '',
      lines: told(id),
    })),
    lines: told(null),
  }
}

/** The facts of a prompt for a letter, parsed from its blocks. */
export function promptFacts(prompt: string): PromptFacts {
  const posting = factsIn(block(prompt, 'posting'))
  const [, title = '', company = ''] =
    /^(.*) at (.*?)(?:, .*)?$/u.exec(posting.find(({ id }) => id === 'P0')?.text ?? '') ?? []
  return {
    ...readWriter(block(prompt, 'writer')),
    job: { title, company },
    language: /^Today is \S+ Write in (\w+)/mu.exec(prompt)?.[1] ?? 'English',
    earlier: block(prompt, 'earlier')
      .split('\n')
      .filter((line) => line.includes(' / ')).length,
    refused: block(prompt, 'refused'),
  }
}
