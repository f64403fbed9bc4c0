import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { tableDefinition } from '#platform/table/table-definition.ts'
import { commandOf, endProcess, endWithUs } from '../processes.ts'
import { ensureJava } from '../system-programs.ts'
import { localAccess } from '../local-access.ts'

const JAR = 'DynamoDBLocal.jar'
const READY_WITHIN_MS = 30_000

export interface Dynamodb {
  readonly url: string
  close(): Promise<void>
}

interface DynamodbOptions {
  readonly port: number
  readonly stateDir: string | null
  readonly say: (line: string) => void
}

const PidRecord = z.object({ pid: z.number() })
const pidFile = (stateDir: string) => path.join(stateDir, 'dynamodb.pid.json')

/** Ends a database that a killed stage left behind, if its command line names our jar and our folder. */
export async function endOrphan(stateDir: string): Promise<void> {
  let pid: number
  try {
    pid = PidRecord.parse(JSON.parse(readFileSync(pidFile(stateDir), 'utf8'))).pid
  } catch {
    return
  }
  const command = commandOf(pid)
  if (command !== null && command.includes(JAR) && command.includes(path.join(stateDir, 'dynamodb')))
    await endProcess(pid)
  rmSync(pidFile(stateDir), { force: true })
}

/** A request that only DynamoDB answers with names of tables; the emulator does not look at the signature. */
const LIST_TABLES = {
  'x-amz-target': 'DynamoDB_20120810.ListTables',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
}

/** Whether DynamoDB answers at this address, and no other server that took the port. */
async function isDynamodb(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...LIST_TABLES, 'content-type': 'application/x-amz-json-1.0' },
      body: '{}',
      signal: AbortSignal.timeout(2_000),
    })
    return (await answer.text()).includes('TableNames')
  } catch {
    return false
  }
}

async function waitUntilReady(url: string, java: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    if (java.exitCode !== null) throw new Error(`DynamoDB Local stopped at once: ${output().trim()}`)
    if (await isDynamodb(url)) return
    if (Date.now() > deadline)
      throw new Error(`DynamoDB Local did not answer within ${READY_WITHIN_MS / 1000} s: ${output().trim()}`)
    await sleep(100)
  }
}

/** Starts Amazon's DynamoDB Local. Throws CannotStart without Java, Error when it does not come up. */
export async function startDynamodb({ port, stateDir, say }: DynamodbOptions): Promise<Dynamodb> {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
    'emulator',
  )
  const java = ensureJava(say)
  const storage = stateDir === null ? ['-inMemory'] : ['-dbPath', path.join(stateDir, 'dynamodb')]
  if (stateDir !== null) {
    mkdirSync(path.join(stateDir, 'dynamodb'), { recursive: true })
  }
  const flags = [
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.library.path=${path.join(folder, 'DynamoDBLocal_lib')}`,
  ]
  const child = spawn(
    java,
    [...flags, '-jar', path.join(folder, JAR), '-port', String(port), '-sharedDb', ...storage],
    {
      cwd: folder,
      // In its own process group, so that Ctrl-C reaches only the stage, which stops the database last.
      detached: true,
      env: { ...process.env, DDB_LOCAL_TELEMETRY: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  if (stateDir !== null && child.pid !== undefined)
    writeFileSync(pidFile(stateDir), JSON.stringify({ pid: child.pid }))
  // With a state folder, the next stage finds an orphaned database by its pid file and ends it.
  const release = stateDir === null && child.pid !== undefined ? endWithUs(child.pid) : () => undefined
  const url = `http://127.0.0.1:${port}`
  const close = async () => {
    release()
    if (child.pid !== undefined && child.exitCode === null) await endProcess(child.pid)
    if (stateDir !== null) rmSync(pidFile(stateDir), { force: true })
  }
  try {
    await waitUntilReady(url, child, () => output)
  } catch (error) {
    await close()
    throw error
  }
  return { url, close }
}

/** Creates the table unless it exists. Throws Error for an older table, which lacks an index. */
export async function ensureTable(endpoint: string, name: string): Promise<void> {
  const client = new DynamoDBClient(localAccess(endpoint))
  const wanted = tableDefinition(name)
  try {
    await client.send(new CreateTableCommand(wanted))
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: name,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
    )
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }))
    if (Table?.GlobalSecondaryIndexes?.length !== wanted.GlobalSecondaryIndexes?.length)
      throw new Error(`The table ${name} is of an earlier version: npm start -- --fresh makes a new one.`, {
        cause: error,
      })
  } finally {
    client.destroy()
  }
}
