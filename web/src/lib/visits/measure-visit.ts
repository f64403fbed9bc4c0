import { loadStageSettings } from '#web/lib/stage-settings.ts'
import { mayReport } from './may-report.ts'

let take: ((error: unknown) => void) | null = null

/** Reports an error that was caught, where the visit is measured. */
export const noteError = (error: unknown): void => take?.(error)

/**
 * Measures this visit where the stage does and the visitor has agreed: how fast the page was, and errors of its
 * scripts. The code that reports is fetched only then; errors until it is there are kept for it.
 */
export function measureVisit(): void {
  if (take !== null || !mayReport()) return
  const early: unknown[] = []
  take = (error) => void early.push(error)
  addEventListener('error', ({ error }) => noteError(error))
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
  const begin = async () => {
    if ((await loadStageSettings()).visitors !== true) return
    const { startReports } = await import('./report-visit.ts')
    take = await startReports()
    early.splice(0).forEach(noteError)
  }
  begin().catch(() => {
    take = () => undefined
  })
}
