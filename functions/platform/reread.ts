import type { Clock } from './clock.ts'

/** A changed secret is picked up after this time, and failed attempts cannot cause more frequent reads. */
const REREAD_AFTER_MS = 60_000

/**
 * Judges by the cached secrets; when none fits, reads them again, at most once a minute, and judges once
 * more.
 */
export function rereading<Secrets>(read: () => Promise<Secrets>, clock: Clock) {
  let held: { readonly secrets: Secrets; readonly at: number } | null = null
  const load = async () => (held = { secrets: await read(), at: clock.now().getTime() })
  return async <R>(judge: (secrets: Secrets) => R, fits: (result: R) => boolean): Promise<R> => {
    const { secrets, at } = held ?? (await load())
    const result = judge(secrets)
    if (fits(result) || clock.now().getTime() - at < REREAD_AFTER_MS) return result
    return judge((await load()).secrets)
  }
}
