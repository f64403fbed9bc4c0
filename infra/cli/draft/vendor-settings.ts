import type { Settings } from '#dev/settings.ts'
import { withoutInvented } from '#dev/vendors/posting-choice.ts'

/**
 * Sign-in and mailbox stay emulators whatever is set: this command leaves files and touches nobody's account.
 */
const NEVER = /^(?:COGNITO|GOOGLE)_/

export function draftSettings(settings: Settings): Settings {
  const kept = Object.fromEntries(Object.entries(settings).filter(([name]) => !NEVER.test(name)))
  // A model may take its time; nobody else waits for the lease here.
  const lease = kept['LEASE_SECONDS'] ?? '300'
  return { ...withoutInvented(kept), LEASE_SECONDS: lease, LOG_LEVEL: 'silent' }
}
