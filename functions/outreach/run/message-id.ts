import type { Fingerprints } from '#platform/secrets.ts'
import type { OutreachEmail } from '../model.ts'

/**
 * The Message-ID of an email's draft, without angle brackets: made from the user, the job and the person, so
 * every attempt makes the same one, also that of another email about the same after a backup has forgotten
 * this one; and a draft can be found again. The fingerprint keeps all three out of other people's mailboxes.
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
