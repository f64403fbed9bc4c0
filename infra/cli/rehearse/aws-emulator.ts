import { setTimeout as sleep } from 'node:timers/promises'
import { execa } from 'execa'
import { CommandError } from '../command.ts'

/** What a program has to know to speak to the emulator instead of to AWS. */
export type EmulatedAws = Readonly<Record<string, string>>

interface AwsEmulator {
  readonly environment: EmulatedAws
  /** Types of resources that it was asked for and does not make. */
  readonly unknownTypes: () => readonly string[]
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/moto-api/config`)).ok
  } catch {
    return false
  }
}

/**
 * Starts moto's server (github.com/getmoto/moto), an emulator of AWS that others wrote. Throws CommandError when
 * it is not installed or does not come up.
 */
export async function startAwsEmulator(port: number): Promise<AwsEmulator> {
  const url = `http://127.0.0.1:${port}`
  if (await isUp(url)) throw new CommandError(`Something answers at ${url} already.`)
  const server = execa('python3', ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    reject: false,
    all: true,
    buffer: false,
  })
  let printed = ''
  let ended = false
  server.all.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8')
  })
  server.once('exit', () => {
    ended = true
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
  // Functions of custom resources are not run: that needs Docker.
  await fetch(`${url}/moto-api/config`, {
    method: 'POST',
    body: JSON.stringify({ lambda: { use_docker: false } }),
  })
  return {
    environment: {
      AWS_ENDPOINT_URL: url,
      // The emulator takes the bucket of a template from a host of AWS only, and reads it from itself.
      AWS_ENDPOINT_URL_S3_FOR_CLOUDFORMATION: 'https://s3.us-east-1.amazonaws.com',
      AWS_ACCESS_KEY_ID: 'rehearsal',
      AWS_SECRET_ACCESS_KEY: 'rehearsal',
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    },
    unknownTypes: () =>
      [
        ...new Set(
          [...printed.matchAll(/No Moto CloudFormation support for (\S+)/g)].map(([, type = '']) => type),
        ),
      ].toSorted(),
    close: async () => {
      server.kill()
      await server
    },
  }
}
