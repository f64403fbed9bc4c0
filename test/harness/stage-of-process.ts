import type { TestStage } from './stage.ts'
import type { StageOptions } from '#dev/stage-options.ts'
import { startStage } from '#dev/stage.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'

/** Starts the whole product in memory, outside of any test. Only one per process. */
export async function stageOfProcess(
  options: Partial<Pick<StageOptions, 'workers' | 'dynamodb' | 'visibilitySeconds' | 'settings'>>,
): Promise<TestStage> {
  const reports: string[] = []
  const stage = await startStage({
    ports: 0,
    stateDir: null,
    web: false,
    workers: null,
    clock: systemClock,
    table: 'memory',
    settings: { LOG_LEVEL: 'silent' },
    report: (line) => reports.push(line),
    ...options,
  })
  return { ...stage, reports, advance: (ms) => advanceSystemClock(ms) }
}
