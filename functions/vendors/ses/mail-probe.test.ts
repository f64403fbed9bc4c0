import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#emulators/kit/listen.ts'
import { startSesEmulator } from '#emulators/ses/ses-emulator.ts'
import { mailProbe } from './mail-probe.ts'

const { signal } = new AbortController()
const at = (endpoint: string) =>
  mailProbe({ endpoint, region: 'us-east-1', credentials: { accessKeyId: 'x', secretAccessKey: 'y' } })(
    signal,
  )

/** A fake SES whose account is described by `body`. */
async function account(body: object): Promise<string> {
  const server = await listen((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  })
  onTestFinished(server.close)
  return server.url
}

test('an account that may send is healthy', async () => {
  const ses = await startSesEmulator()
  onTestFinished(() => ses.close())
  expect(await at(ses.url)).toEqual({
    status: 'healthy',
    says: null,
    left: { what: 'mails', count: 50_000, of: 50_000 },
  })
})

test.each([
  [
    'switched off',
    { SendingEnabled: false },
    { status: 'unhealthy', says: 'Sending is switched off for the account.' },
  ],
  [
    'stopped',
    { SendingEnabled: true, ProductionAccessEnabled: true, EnforcementStatus: 'SHUTDOWN' },
    { status: 'unhealthy', says: 'Amazon has stopped the account from sending.' },
  ],
  [
    'in the sandbox',
    { SendingEnabled: true, ProductionAccessEnabled: false, EnforcementStatus: 'HEALTHY' },
    { status: 'degraded', says: 'The account is in the sandbox: only confirmed addresses get mail.' },
  ],
  [
    'on probation',
    { SendingEnabled: true, ProductionAccessEnabled: true, EnforcementStatus: 'PROBATION' },
    {
      status: 'degraded',
      says: 'Amazon is reviewing the account: too many emails bounce or are marked as spam.',
    },
  ],
  [
    'near its limit',
    { SendingEnabled: true, SendQuota: { Max24HourSend: 1_000, SentLast24Hours: 900 } },
    {
      status: 'degraded',
      says: "The day's limit of mails is nearly reached.",
      left: { what: 'mails', count: 100, of: 1_000 },
    },
  ],
  [
    'without a limit',
    { SendingEnabled: true, SendQuota: { Max24HourSend: -1, SentLast24Hours: 900 } },
    { status: 'healthy', says: null },
  ],
])('an account that is %s', async (_, body, finding) => {
  expect(await at(await account(body))).toEqual(finding)
})
