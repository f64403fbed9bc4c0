import { say } from '../command.ts'

export type Steps = ReturnType<typeof steps>

/** Shows steps as lines, unless `silent`. A failure after the signal throws the signal's reason. */
export function steps(silent: boolean, signal: AbortSignal) {
  const show = (line: string): void => {
    if (!silent) say(line)
  }
  return {
    /** Runs the work and shows its title, each line that it tells, and the text of `done`. */
    step: async <T>(
      title: string,
      work: (tell: (line: string) => void) => Promise<T>,
      done?: (result: T) => string,
    ): Promise<T> => {
      signal.throwIfAborted()
      show(title)
      try {
        const result = await work((line) => show(`  ${line}`))
        if (done !== undefined) show(`  ${done(result)}`)
        return result
      } catch (error) {
        throw signal.aborted ? signal.reason : error
      }
    },
  }
}
