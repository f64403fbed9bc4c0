import type { StageSettings } from '#shared/models/stage-settings.ts'

/** Where page views go, and the site that they are counted for. */
export type AnalyticsSettings = NonNullable<StageSettings['analytics']>

/** Whether the browser asks not to be tracked: globalprivacycontrol.org, w3.org/TR/tracking-dnt. */
export const isOptedOut = (browser: {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}): boolean => browser.doNotTrack === '1' || browser.globalPrivacyControl === true

/**
 * One event of Plausible's API: plausible.io/docs/events-api. Only the path, because queries and hashes may
 * hold addresses and tokens.
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

/**
 * Passes each change of the path to `report`, once. `first` is true for the path that the page was opened
 * with.
 */
export function pathWatch(report: (path: string, first: boolean) => void): (path: string) => void {
  let last: string | null = null
  return (path) => {
    if (path === last) return
    const first = last === null
    last = path
    report(path, first)
  }
}
