import { paths } from './paths.ts'

/** Pages that nobody sees without a session. */
export function onProtectedPath(pathname: string): boolean {
  return pathname === paths.configuration || pathname.startsWith(`${paths.configuration}/`)
}
