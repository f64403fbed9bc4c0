import same from '../../../data/same-names.json' with { type: 'json' }
import { languageNames } from '../../../matching/spoken.ts'

const SAME = new Map(
  same
    .map((row) => row.split(' '))
    .flatMap((row) => row.map((name) => [name, row.filter((other) => other !== name)] as const)),
)

/** Other spellings of a name; a record that has one of them proves the others. */
export const aliasesOf = (name: string): readonly string[] => [
  ...(SAME.get(name) ?? []),
  ...languageNames(name),
]
