import { paths } from '#web/lib/paths.ts'

const PROTECTED = [paths.configuration, paths.privacy]

/** Whether a page can only be seen with a session. */
export const isProtectedPath = (pathname: string): boolean =>
  PROTECTED.some((path) => pathname === path || pathname.startsWith(`${path}/`))
