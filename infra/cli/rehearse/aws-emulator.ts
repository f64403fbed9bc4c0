import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { CommandError } from '../command.ts'

export type EmulatedAws = Readonly<Record<string, string>>

interface AwsEmulator {
  readonly environment: EmulatedAws
  readonly knownTypes: () => Promise<ReadonlySet<string>>
  close(): Promise<void>
}

const PATIENCE_MS = 60_000
const KNOWN_TYPES =
  'from moto.cloudformation.parsing import get_model_map; print("\\n".join(sorted(get_model_map())))'

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/moto-api/config`)).ok
  } catch {
    return false
  }
}

/** Starts moto's server (github.com/getmoto/moto), an emulator of AWS. Throws CommandError without it. */
export async function startAwsEmulator(port: number): Promise<AwsEmulator> {
  const url = `http://127.0.0.1:${port}`
  if (await isUp(url)) throw new CommandError(`Something answers at ${url} already.`)
  const server = spawn('python3', ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  })
  let ended = false
  const end = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error'])
      server.once(event, () => {
        ended = true
        resolve()
      })
  })
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isUp(url))) {
    if (ended || Date.now() > deadline) {
      server.kill()
      throw new CommandError(
        "The emulator did not start. It is a package of Python: pip install 'moto[server]==5.2.1'",
      )
    }
    await sleep(250)
  }
  return {
    environment: {
      AWS_ENDPOINT_URL: url,
      // The emulator only accepts template URLs with an AWS host, but reads the template from its own bucket.
      AWS_ENDPOINT_URL_S3_FOR_CLOUDFORMATION: 'https://s3.us-east-1.amazonaws.com',
      AWS_ACCESS_KEY_ID: 'rehearsal',
      AWS_SECRET_ACCESS_KEY: 'rehearsal',
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    },
    knownTypes: async () =>
      new Set((await execa('python3', ['-c', KNOWN_TYPES])).stdout.split('\n').filter((type) => type !== '')),
    close: async () => {
      server.kill()
      await end
    },
  }
}
