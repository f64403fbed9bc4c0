import { paths } from '#web/lib/paths.ts'

const PROTECTED = [paths.configuration, paths.privacy]

/** Pages that nobody sees without a session. */
export const isProtectedPath = (pathname: string): boolean =>
  PROTECTED.some((path) => pathname === path || pathname.startsWith(`${path}/`))
