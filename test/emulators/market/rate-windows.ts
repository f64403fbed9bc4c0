/**
 * Whether a call fits into every window, given the earlier calls; adds the call when it does. Times in ms.
 */
export function fitsWindows(
  calls: number[],
  now: number,
  windows: readonly { readonly seconds: number; readonly limit: number }[],
): boolean {
  const longest = Math.max(...windows.map(({ seconds }) => seconds)) * 1_000
  while (calls[0] !== undefined && calls[0] <= now - longest) calls.shift()
  const full = windows.some(
    ({ seconds, limit }) => calls.filter((at) => at > now - seconds * 1_000).length >= limit,
  )
  if (!full) calls.push(now)
  return !full
}
