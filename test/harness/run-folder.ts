import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of `onceARun`. */
    runFolder: string
  }
}

const VARIABLE = 'TEST_RUN_FOLDER'

/** One folder for the whole run, made and removed by the first project that needs it. */
export default function setup(project: TestProject): (() => void) | undefined {
  const given = process.env[VARIABLE]
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'reachwell-test-'))
  project.provide('runFolder', folder)
  if (given !== undefined) return undefined
  process.env[VARIABLE] = folder
  return () => {
    delete process.env[VARIABLE]
    rmSync(folder, { recursive: true, force: true })
  }
}
