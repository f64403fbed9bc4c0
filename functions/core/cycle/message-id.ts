import type { Fingerprints } from '#core/kernel/secrets.ts'

/**
 * The Message-ID of an entry's draft, without angle brackets: made from the entry's id alone, so every attempt makes the
 * same one and a draft can be found again. The fingerprint keeps the internal id out of other people's mailboxes.
 */
export function messageIdOf(entryId: string, domain: string, secrets: Fingerprints): string {
  return `${secrets.fingerprint(`draft:${entryId}`).toLowerCase().replaceAll(/[^a-z0-9]/g, '').slice(0, 32)}@${domain}`
}
