/** Where page views go, and the site that they are counted for. */
export interface AnalyticsSettings {
  readonly domain: string
  readonly endpoint: string
}

interface Situation {
  readonly domain: string | undefined
  readonly endpoint: string | undefined
  /** The host that the page is on. */
  readonly host: string
  /** The browser asks not to be tracked: Do Not Track or Global Privacy Control. */
  readonly optedOut: boolean
}

const PLAUSIBLE = 'https://plausible.io/api/event'

/**
 * Null where nothing is reported: nothing is configured, the page is not on the site that is counted (one
 * build serves every stage), or the browser asks not to be tracked.
 */
export function analyticsSettings({ domain, endpoint, host, optedOut }: Situation): AnalyticsSettings | null {
  if (!domain || optedOut || (host !== domain && !host.endsWith(`.${domain}`))) return null
  return { domain, endpoint: endpoint || PLAUSIBLE }
}

/** What the browser says of its owner's wishes: globalprivacycontrol.org, w3.org/TR/tracking-dnt. */
export const isOptedOut = (browser: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean => browser.doNotTrack === '1' || browser.globalPrivacyControl === true

/**
 * One event of Plausible's API: plausible.io/docs/events-api. Path alone, for queries and hashes may hold
 * addresses and tokens.
 */
export function pageViewEvent({ domain }: AnalyticsSettings, origin: string, path: string, referrer: string) {
  const from = URL.canParse(referrer) ? new URL(referrer).origin : null
  const elsewhere = from === origin || from === 'null' ? null : from
  return {
    n: 'pageview',
    d: domain,
    u: `${origin}${path.replace(/[?#].*$/s, '')}`,
    ...(elsewhere === null ? {} : { r: elsewhere }),
  }
}

/** Hands each change of the path to `report`, once. The first is what the page was opened with. */
export function pathWatch(report: (path: string, first: boolean) => void): (path: string) => void {
  let last: string | null = null
  return (path) => {
    if (path === last) return
    const first = last === null
    last = path
    report(path, first)
  }
}
