import { Listr, ListrLogger, ProcessOutput } from 'listr2'

export type Steps = ReturnType<typeof steps>

/** Steps live on a terminal, plain lines elsewhere, none when `silent`. A failure after the signal is its. */
export function steps(silent: boolean, signal: AbortSignal) {
  return {
    /** Does the work and shows it under its title, at the end as `done` says; `tell` changes the line below. */
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
          // Ctrl-C is the command's own business: it has a stage to close.
          registerSignalListeners: false,
        },
      )
      await list.run()
      return await promise
    },
  }
}
