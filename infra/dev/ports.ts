import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import * as z from 'zod/mini'
import { CONTACT_VENDORS } from '#vendors/contact-vendors.ts'
import { MAILBOX_VENDORS } from '#vendors/mailbox-vendors.ts'
import { POSTING_VENDORS } from '#vendors/posting-vendors.ts'
import { CannotStart } from './errors.ts'

const CONTACT_IDS = CONTACT_VENDORS.map(({ id }) => id)
const MAILBOX_IDS = MAILBOX_VENDORS.map(({ id }) => id)
const POSTING_IDS = POSTING_VENDORS.map(({ id }) => id)

/** Every part that listens, in the order of the ports: the site on PORT, the others on the ports after it. */
const LISTENERS = [
  'site',
  'api',
  ...MAILBOX_IDS,
  'cognito',
  'dynamodb',
  's3',
  'sqs',
  'kms',
  'scheduler',
  'bedrock',
  ...CONTACT_IDS,
  'companies',
  'ses',
  'stripe',
  'analytics',
  'cloudwatch',
  'metrics',
  'cognitoIdentity',
  'rum',
  ...POSTING_IDS,
] as const
const Ports = z.record(z.enum(LISTENERS), z.number())
export type Ports = Readonly<z.output<typeof Ports>>

/** Where the site listens unless PORT says otherwise. */
export const DEFAULT_PORT = 5173

/** Ports from 1024 on that browsers refuse to open (the Fetch standard, "port blocking"). */
const BLOCKED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
])

const blockedFrom = (first: number): number | undefined =>
  LISTENERS.map((_, index) => first + index).find((port) => BLOCKED.has(port))

/** The lowest first port, from this one on, with which browsers refuse no part. */
export function firstPort(from: number): number {
  const blocked = blockedFrom(from)
  return blocked === undefined ? from : firstPort(blocked + 1)
}

/** Listens on the port for a moment to see whether it is free. */
function tryListening(port: number, host: string): Promise<'free' | 'taken' | 'no such address'> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) =>
      resolve('code' in error && error.code === 'EADDRINUSE' ? 'taken' : 'no such address'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')))
  })
}

export const fixedPorts = (first: number): Ports => numbered((index) => first + index)

/** Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere), which any program may get. */
const FREE = { from: 20_000, to: 32_000 } as const

export async function freePorts(): Promise<Ports> {
  const found: number[] = []
  while (found.length < LISTENERS.length) {
    const port = randomInt(FREE.from, FREE.to)
    if (!found.includes(port) && (await tryListening(port, '127.0.0.1')) === 'free') found.push(port)
  }
  return numbered((index) => found[index] ?? 0)
}

/** Throws CannotStart for a port that is in use on any local address, or that browsers refuse. */
export async function checkPorts(ports: Ports, withSite: boolean): Promise<void> {
  const another = (from: number) => `Choose another first port: PORT=${firstPort(from)} npm start`
  const blocked = blockedFrom(ports.site)
  if (blocked !== undefined)
    throw new CannotStart(
      `Browsers refuse port ${blocked}, where a part would listen. ${another(blocked + 1)}`,
    )
  for (const part of LISTENERS.filter((listener) => withSite || listener !== 'site')) {
    const port = ports[part]
    for (const host of ['127.0.0.1', '::1', '0.0.0.0'])
      if ((await tryListening(port, host)) === 'taken')
        throw new CannotStart(
          `Port ${port}, where ${part === 'site' ? 'the site' : part} should listen, is taken. Stop what uses it, or choose another first port: PORT=${firstPort(port + 1000)} npm start`,
        )
  }
}

const numbered = (portAt: (index: number) => number): Ports =>
  Ports.parse(Object.fromEntries(LISTENERS.map((name, index) => [name, portAt(index)])))
