import { Listr } from 'listr2'

export interface Step {
  readonly title: string
  /** `tell` replaces the line under the title. What is returned, if anything, is the title of the finished step. */
  readonly run: (tell: (line: string) => void) => Promise<string | void>
}

/**
 * Runs one step after the other and shows them: live on a terminal, as plain lines elsewhere, not at all with `silent`. Ends with the
 * first error, which it throws as it is.
 */
export async function runSteps(steps: readonly Step[], silent: boolean): Promise<void> {
  const tasks = steps.map(({ title, run }) => ({
    title,
    task: async (_: unknown, task: { title: string | undefined; output: string | undefined }) => {
      const done = await run((line) => { task.output = line })
      if (typeof done === 'string') task.title = done
    },
  }))
  const list = new Listr(tasks, {
    renderer: 'default',
    fallbackRenderer: 'simple',
    silentRendererCondition: silent,
    // Ctrl-C is the command's own business: it has a stage to close.
    registerSignalListeners: false,
    rendererOptions: { showErrorMessage: false, showSkipMessage: false },
  })
  await list.run()
}
