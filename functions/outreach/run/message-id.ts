import type { Fingerprints } from '#platform/secrets.ts'
import type { OutreachEmail } from '../model.ts'

/**
 * The Message-ID of an email's draft, without angle brackets. It is made from the user, the job and the
 * person, so every attempt produces the same one, and a draft can be found again. So does another email about
 * the same job and person after a restored backup has lost this one. The fingerprint keeps all three out of
 * other people's mailboxes.
 */
export function messageIdOf(
  { userId, jobKey, contact }: Pick<OutreachEmail, 'userId' | 'jobKey' | 'contact'>,
  domain: string,
  secrets: Fingerprints,
): string {
  const draft = JSON.stringify([userId, jobKey, contact.email.trim().toLowerCase()])
  return `${secrets
    .fingerprint(`draft:${draft}`)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 32)}@${domain}`
}
