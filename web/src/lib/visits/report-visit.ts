import { Sha256 } from '@aws-crypto/sha256-js'
import { SignatureV4 } from '@smithy/signature-v4'
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals'
import { VISITOR_SETTINGS_PATH, VisitorSettings } from '#shared/models/visitors/visitor-settings.ts'
import { forgetGuest, guestCredentials, type Guest } from './credentials.ts'
import { mayReport } from './may-report.ts'
import { pageIdOf } from './page-id.ts'
import { scriptErrorOf } from './script-error.ts'

/** One event of RUM: docs.aws.amazon.com/cloudwatchrum/latest/APIReference/API_RumEvent.html. */
interface RumEvent {
  readonly id: string
  readonly timestamp: number
  readonly type: string
  readonly metadata: string
  readonly details: string
}

const VITALS = {
  LCP: 'largest_contentful_paint_event',
  INP: 'interaction_to_next_paint_event',
  CLS: 'cumulative_layout_shift_event',
} as const
const ERROR = 'js_error_event'

/** An error in a loop must not cost an event each time. */
const MAX_ERRORS = 10
/** Errors are sent this long after the first, in case the page stays open. */
const ERROR_DELAY_MS = 5_000
const LINK_SECONDS = 60

/** A visit is known by a number that lives as long as the page. Nobody is. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Reports this page's web vitals when it is left, and its script errors. Resolves with a function that takes an
 * error; one that does nothing for a page that is not in the sample. Rejects when the settings or credentials
 * cannot be had.
 */
export async function startReports(): Promise<(error: unknown) => void> {
  const response = await fetch(VISITOR_SETTINGS_PATH)
  if (!response.ok) throw new Error(`The settings of visits answered ${response.status}.`)
  const settings = VisitorSettings.parse(await response.json())
  if (Math.random() * 100 >= settings.samplePercent) return () => undefined
  // Had in advance, because a page that is being closed waits for nothing.
  return collect(settings, await guestCredentials(settings))
}

function collect(settings: VisitorSettings, first: Guest): (error: unknown) => void {
  const sessionId = crypto.randomUUID()
  let guest = first
  let events: RumEvent[] = []
  const note = (type: string, pageId: string, details: object): void => {
    events.push({
      id: crypto.randomUUID(),
      timestamp: Math.round(Date.now() / 1_000),
      type: `com.amazon.rum.${type}`,
      metadata: JSON.stringify({
        version: '1.0.0',
        domain: location.hostname,
        pageId,
        'aws:releaseId': settings.release,
      }),
      details: JSON.stringify({ version: '1.0.0', ...details }),
    })
  }
  const flush = async (): Promise<void> => {
    const batch = events
    events = []
    if (batch.length === 0 || !mayReport() || guest.until <= Date.now()) return
    await send(settings, guest, {
      BatchId: crypto.randomUUID(),
      AppMonitorDetails: { id: settings.monitorId, version: '1.0.0' },
      UserDetails: { sessionId, userId: NOBODY },
      RumEvents: batch,
    }).catch(() => undefined)
  }

  // They belong to the page that was loaded, whatever page of the app is open by now.
  const loaded = pageIdOf(location.pathname)
  const vital = ({ name, value }: LCPMetric | INPMetric | CLSMetric): void =>
    note(VITALS[name], loaded, { value })
  onLCP(vital)
  onINP(vital)
  onCLS(vital)
  // At the window, after the library's listeners at the document, which give the last values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  addEventListener('pagehide', () => void flush())

  let errors = 0
  const flushErrors = async (): Promise<void> => {
    if (!mayReport()) return
    guest = await guestCredentials(settings)
    await flush()
  }
  return (thrown) => {
    const error = scriptErrorOf(thrown, location.origin)
    if (error === null || errors === MAX_ERRORS) return
    errors += 1
    if (events.every(({ type }) => !type.endsWith(ERROR)))
      setTimeout(() => void flushErrors().catch(() => undefined), ERROR_DELAY_MS)
    note(ERROR, pageIdOf(location.pathname), error)
  }
}

/**
 * PutRumEvents with the signature in the address and the body as text, which needs no preflight request, so that it
 * goes out even when the page is being closed.
 */
async function send(settings: VisitorSettings, guest: Guest, report: object): Promise<void> {
  const body = JSON.stringify(report)
  const { protocol, hostname, port, host } = new URL(settings.eventsUrl)
  const signer = new SignatureV4({
    service: 'rum',
    region: settings.region,
    credentials: guest,
    sha256: Sha256,
  })
  const { path, query = {} } = await signer.presign(
    {
      method: 'POST',
      protocol,
      hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      path: `/appmonitors/${settings.monitorId}`,
      headers: { host, 'content-type': 'text/plain;charset=UTF-8' },
      body,
    },
    { expiresIn: LINK_SECONDS },
  )
  const signed = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  // Signed with %20 for a space.
  const { status } = await fetch(`${protocol}//${host}${path}?${signed.toString().replaceAll('+', '%20')}`, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (status === 403) forgetGuest()
}
