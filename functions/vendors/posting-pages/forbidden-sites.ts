import { getDomainWithoutSuffix } from 'tldts'

/** Sites whose terms forbid reading by programs, whatever their robots.txt says of a single page. */
const FORBIDDING: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  indeed: 'Indeed',
  glassdoor: 'Glassdoor',
  ziprecruiter: 'ZipRecruiter',
  monster: 'Monster',
  stepstone: 'StepStone',
  xing: 'XING',
  facebook: 'Facebook',
  wellfound: 'Wellfound',
}

/** The name of the site, if its terms forbid us to read it; null otherwise. */
export const forbiddingSite = ({ hostname }: URL): string | null => {
  const name = getDomainWithoutSuffix(hostname) ?? ''
  if (name === 'lnkd' || hostname === 'lnkd.in') return 'LinkedIn'
  return Object.hasOwn(FORBIDDING, name) ? (FORBIDDING[name] ?? null) : null
}
