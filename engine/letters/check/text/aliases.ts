import same from '../../../data/same-names.json' with { type: 'json' }

/** Other spellings of a name; a record that has one of them proves the others. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  same
    .map((row) => row.split(' '))
    .flatMap((row) => row.map((name) => [name, row.filter((other) => other !== name)] as const)),
)
