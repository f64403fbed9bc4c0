import { GetAccountCommand, SESv2Client, type SESv2ClientConfig } from '@aws-sdk/client-sesv2'
import { asked } from '../kit/probe.ts'
import { degraded, healthy, unhealthy, type Finding } from '#functions/monitoring/health.ts'

/** Share of the daily limit above which the account is degraded. */
const NEAR_LIMIT = 0.9

/** Checks that the account may send, to any address, and is not near its daily limit. */
export function mailProbe(config: SESv2ClientConfig = {}): (signal: AbortSignal) => Promise<Finding> {
  const client = new SESv2Client({ maxAttempts: 1, ...config })
  return async (signal) =>
    await asked(async () => {
      const {
        SendingEnabled = false,
        ProductionAccessEnabled,
        EnforcementStatus,
        SendQuota,
      } = await client.send(new GetAccountCommand({}), {
        abortSignal: signal,
      })
      if (!SendingEnabled) return unhealthy('Sending is switched off for the account.')
      if (EnforcementStatus === 'SHUTDOWN') return unhealthy('Amazon has stopped the account from sending.')
      if (ProductionAccessEnabled === false)
        return degraded('The account is in the sandbox: only confirmed addresses get mail.')
      if (EnforcementStatus === 'PROBATION')
        return degraded('Amazon is reviewing the account: too many emails bounce or are marked as spam.')
      const { SentLast24Hours: sent = 0, Max24HourSend: most = -1 } = SendQuota ?? {}
      // Accounts without a limit have -1.
      if (most <= 0) return healthy
      const found =
        sent >= NEAR_LIMIT * most ? degraded("The day's limit of mails is nearly reached.") : healthy
      return { ...found, left: { what: 'mails', count: Math.max(0, most - sent), of: most } }
    })
}
