import { AppError } from '#core/kernel/app-error.ts'
import { appOrigin } from './cookies.ts'
import type { HttpEvent } from './http.ts'

/**
 * Writes must come from the site itself: the browser's own word for it (Sec-Fetch-Site), or, where it says nothing, an
 * Origin that is ours. Together with the Lax cookie this is the protection against forged requests.
 */
export function guardOrigin(event: HttpEvent): void {
  if (event.requestContext.http.method === 'GET') return
  const site = event.headers['sec-fetch-site']
  const fromUs = site === undefined ? event.headers['origin'] === appOrigin() : site === 'same-origin'
  if (!fromUs) throw new AppError('origin_refused')
}
