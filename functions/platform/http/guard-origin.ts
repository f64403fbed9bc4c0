import { AppError } from '../app-error.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { appOrigin } from './cookies.ts'
import type { HttpEvent } from './http.ts'

/**
 * Writes must come from the site itself: by Sec-Fetch-Site, else by an Origin that is ours; with the Lax
 * cookie, the protection against forged requests. Reads that know their caller refuse a browser that another
 * site has sent: a link to an export would be noted as the user's own. Redirects are what other sites lead
 * back to.
 */
export function guardOrigin({ auth, reply }: Pick<Contract, 'auth' | 'reply'>, event: HttpEvent): void {
  const site = event.headers['sec-fetch-site']
  const allowed =
    event.requestContext.http.method === 'GET'
      ? auth === 'none' || reply === 'redirect' || !FOREIGN.has(site ?? '')
      : fromSite(site, event)
  if (!allowed) throw new AppError('origin_refused')
}

const FOREIGN: ReadonlySet<string> = new Set(['cross-site', 'same-site'])

const fromSite = (site: string | undefined, { headers }: HttpEvent): boolean =>
  site === undefined ? headers['origin'] === appOrigin() : site === 'same-origin'
