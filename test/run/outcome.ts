import { execa } from 'execa'

export interface Outcome {
  readonly passed: number
  readonly failed: number
}

export const say = (line: string) => void process.stdout.write(`${line}\n`)

export const sumOf = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
})

/** A tool that says yes or no: one check, whose words are shown when it says no. */
export async function verdict(file: string, args: readonly string[]): Promise<Outcome> {
  const { exitCode, all } = await execa(file, args, { all: true, reject: false, preferLocal: true })
  if (exitCode === 0) return { passed: 1, failed: 0 }
  say(all.trim())
  return { passed: 0, failed: 1 }
}
