import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'

const METHODS = [
  { method: 'GET', path: /\/users\/[^/]+\/profile$/, name: 'users.getProfile' },
  { method: 'POST', path: /\/users\/[^/]+\/drafts$/, name: 'drafts.create' },
  { method: 'GET', path: /\/users\/[^/]+\/drafts$/, name: 'drafts.list' },
  { method: 'GET', path: /\/users\/[^/]+\/drafts\/[^/]+$/, name: 'drafts.get' },
  { method: 'PUT', path: /\/users\/[^/]+\/drafts\/[^/]+$/, name: 'drafts.update' },
  { method: 'DELETE', path: /\/users\/[^/]+\/drafts\/[^/]+$/, name: 'drafts.delete' },
] as const

/** Quota units of a request, whether it succeeds or not; 0 for requests to other APIs than Gmail. */
export function unitsOf(method: string, url: URL): number {
  const called = METHODS.find((known) => known.method === method && known.path.test(url.pathname))
  return called === undefined ? 0 : GMAIL_QUOTA.units[called.name]
}
