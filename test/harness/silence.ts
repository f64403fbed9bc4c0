import path from 'node:path'
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { say } from '../run/outcome.ts'

/** Longer than any test or hook may take, and than `onceARun` waits. */
const LONGEST_MS = Number(process.env['TEST_SILENCE_MS'] ?? 1_200_000)

/**
 * Ends a run in which no test has ended for twenty minutes, and says which files it waits for. vitest limits
 * tests and hooks, but neither the loading of a file nor the time until a worker says that it is done; that
 * alone does not fail the run, as every result is known.
 */
export default class Silence implements Reporter {
  readonly #open = new Map<string, TestModule | null>()
  #lastEnd = performance.now()
  #timer: NodeJS.Timeout | undefined
  #isEnding = false

  onInit(vitest: Vitest): void {
    this.#timer = setInterval(() => this.#look(vitest), LONGEST_MS / 20).unref()
  }

  onTestRunStart(files: readonly TestSpecification[]): void {
    for (const { moduleId } of files) this.#open.set(moduleId, null)
    this.#lastEnd = performance.now()
  }

  onTestModuleCollected(file: TestModule): void {
    this.#open.set(file.moduleId, file)
  }

  onTestCaseResult(): void {
    this.#lastEnd = performance.now()
  }

  onTestModuleEnd(file: TestModule): void {
    this.#open.delete(file.moduleId)
    this.#lastEnd = performance.now()
  }

  onTestRunEnd(files: readonly TestModule[], errors: readonly unknown[]): void {
    clearInterval(this.#timer)
    const isComplete = this.#open.size === 0 && errors.length === 0 && files.every((file) => file.ok())
    if (this.#isEnding && isComplete) process.exitCode = 0
  }

  #look(vitest: Vitest): void {
    if (performance.now() - this.#lastEnd < LONGEST_MS) return
    clearInterval(this.#timer)
    this.#isEnding = true
    say(`No test has ended for ${LONGEST_MS / 1_000} s. The run ends here; it waits for:`)
    if (this.#open.size === 0) say('  a worker of vitest; every file has ended')
    for (const [name, file] of this.#open) say(`  ${path.relative('.', name)}: ${placeIn(file)}`)
    // The first call asks the workers to stop, the second ends those that do not.
    void vitest.cancelCurrentRun('test-failure')
    void vitest.cancelCurrentRun('test-failure')
  }
}

/** Where a file is that has not ended. A worker that never comes to rest announces nothing. */
function placeIn(file: TestModule | null): string {
  if (file === null) return 'not loaded, or its worker is busy'
  const next = [...file.children.allTests()].find((test) => test.result().state === 'pending')
  return next === undefined ? 'a hook after its tests' : `the test "${next.fullName}", or a hook`
}
