/** Seeds that were named behind the part, to be played again: then nothing else is played. */
export const namedSeeds = (): readonly number[] => process.argv.slice(2).map(Number).filter(Number.isInteger)

/** A line to whoever waits: a part's figures have the standard output to themselves. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Says what did not hold, and how to see it again. */
export function reportBroken(
  part: string,
  broken: readonly { readonly seed: number; readonly sentence: string }[],
): void {
  for (const { seed, sentence } of broken)
    tell(`  seed ${seed}: ${sentence}\n    again: npm run bench -- ${part} ${seed}`)
}
