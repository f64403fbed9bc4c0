/**
 * Seeds named after the part, which are then the only ones played.
 */
export const namedSeeds = (): readonly number[] => process.argv.slice(2).map(Number).filter(Number.isInteger)

/** Prints to standard error, because standard output is for the part's figures. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Prints the broken invariants and how to replay them. */
export function reportBroken(
  part: string,
  broken: readonly { readonly seed: number; readonly sentence: string }[],
): void {
  for (const { seed, sentence } of broken)
    tell(`  seed ${seed}: ${sentence}\n    again: npm run bench -- ${part} ${seed}`)
}
