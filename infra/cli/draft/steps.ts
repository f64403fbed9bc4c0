import { Listr, ListrLogger, ProcessOutput } from 'listr2'

export type Steps = ReturnType<typeof steps>

/**
 * Shows steps: animated on a terminal, plain lines elsewhere, none when `silent`. A failure after the signal
 * throws the signal's reason.
 */
export function steps(silent: boolean, signal: AbortSignal) {
  return {
    /** Runs the work and shows its title, then the text of `done`; `tell` changes the line below. */
    step: async <T>(
      title: string,
      work: (tell: (line: string) => void) => Promise<T>,
      done?: (result: T) => string,
    ): Promise<T> => {
      const { promise, resolve } = Promise.withResolvers<T>()
      const logger = new ListrLogger({
        processOutput: new ProcessOutput(undefined, undefined, { leaveEmptyLine: false }),
      })
      const list = new Listr(
        [
          {
            title,
            task: async (_, task) => {
              signal.throwIfAborted()
              const result = await work((line) => {
                task.output = line
              }).catch((error: unknown) => {
                throw signal.aborted ? signal.reason : error
              })
              if (done !== undefined) task.title = done(result)
              resolve(result)
            },
          },
        ],
        {
          renderer: 'default',
          rendererOptions: { showErrorMessage: false, logger },
          fallbackRenderer: 'simple',
          fallbackRendererOptions: { logger },
          silentRendererCondition: silent,
          // The command handles Ctrl-C itself, because it has to stop its stage.
          registerSignalListeners: false,
        },
      )
      await list.run()
      return await promise
    },
  }
}
