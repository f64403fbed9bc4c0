import { AppError } from '../app-error.ts'
import type { Contract } from '#shared/contracts/contract.ts'
import { appOrigin } from './cookies.ts'
import type { HttpEvent } from './http.ts'

/**
 * Protects against cross-site request forgery, together with the Lax cookie. Writes must come from our own
 * site, judged by Sec-Fetch-Site, or by Origin if that is missing. Reads with a session refuse navigation
 * from other sites, because a link to an export would be recorded as the user's own act. Redirects are
 * exempt: other sites lead back to them. Throws AppError origin_refused.
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
