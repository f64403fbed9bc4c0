import type { TestProject } from 'vitest/node'
import { startDynamodb } from '#dev/aws/dynamodb.ts'
import { freePorts } from '#dev/ports.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    dynamodb: string
  }
}

const VARIABLE = 'TEST_DYNAMODB_URL'

/** One in-memory database server for the run, started and stopped by the first project that needs it. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env[VARIABLE]
  if (running !== undefined) {
    project.provide('dynamodb', running)
    return undefined
  }
  const { dynamodb: port } = await freePorts()
  const database = await startDynamodb({
    port,
    stateDir: null,
    say: (line) => void process.stderr.write(`${line}\n`),
  })
  process.env[VARIABLE] = database.url
  project.provide('dynamodb', database.url)
  return async () => {
    delete process.env[VARIABLE]
    await database.close()
  }
}
