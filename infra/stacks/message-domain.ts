import type { StageContext } from '../context.ts'

/** Message-IDs must not change with the address of the distribution. */
export const messageDomain = ({ mailDomain, domain }: StageContext): Record<string, string> => {
  const fixed = mailDomain ?? domain
  return fixed === undefined ? {} : { MESSAGE_ID_DOMAIN: fixed }
}
