import { messageIdOf } from '#functions/outreach/run/message-id.ts'

const FINGERPRINTS = new Map<string, string>()

/** Two 32-bit numbers (FNV-1a) of a text, as letters: short, and unique among the texts of a simulation. */
export function fingerprintOf(text: string): string {
  const known = FINGERPRINTS.get(text)
  if (known !== undefined) return known
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(text.length - 1 - at), 0x01000193)
  }
  const made = `${(one >>> 0).toString(36)}x${(other >>> 0).toString(36)}`
  if (FINGERPRINTS.size > 20_000) FINGERPRINTS.clear()
  FINGERPRINTS.set(text, made)
  return made
}

export const MESSAGE_DOMAIN = 'reachwell.example'

/** The Message-ID that the product gives an email's draft. */
export const draftIdOf = (email: Parameters<typeof messageIdOf>[0]): string =>
  messageIdOf(email, MESSAGE_DOMAIN, { fingerprint: fingerprintOf })
