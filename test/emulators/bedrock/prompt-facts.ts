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
  readonly all: readonly PromptFact[]
  readonly needs: readonly PromptFact[]
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

function rolesOf(facts: readonly PromptFact[]): readonly PromptRole[] {
  return facts.flatMap((fact, at) => {
    if (fact.kind !== 'role') return []
    const [title = '', place = ''] = fact.text.split(' — ')
    const after = facts.slice(at + 1)
    const end = after.findIndex(({ kind }) => kind !== 'in that role')
    return [
      {
        id: fact.id,
        title,
        employer: place.replace(/,.*| \(.*/u, ''),
        lines: after.slice(0, end < 0 ? after.length : end),
      },
    ]
  })
}

const NEEDS = ['goal', 'need', 'duty', 'requirement']

/** The facts of a prompt for a letter, parsed from its blocks. */
export function promptFacts(prompt: string): PromptFacts {
  const [writer, posting] = [factsIn(block(prompt, 'writer')), factsIn(block(prompt, 'posting'))]
  const [, title = '', company = ''] =
    /^(.*) at (.*?)(?:, .*)?$/u.exec(posting.find(({ id }) => id === 'P0')?.text ?? '') ?? []
  return {
    roles: rolesOf(writer),
    lines: writer.filter(({ kind }) => kind === 'of no role in particular'),
    all: [...writer, ...posting, ...factsIn(block(prompt, 'contact'))],
    needs: posting
      .filter(({ kind }) => NEEDS.includes(kind))
      .toSorted((one, other) => NEEDS.indexOf(one.kind) - NEEDS.indexOf(other.kind)),
    job: { title, company },
    language: /^Today is \S+ Write in (\w+)/mu.exec(prompt)?.[1] ?? 'English',
    earlier: block(prompt, 'earlier')
      .split('\n')
      .filter((line) => line.includes(' / ')).length,
    refused: block(prompt, 'refused'),
  }
}
