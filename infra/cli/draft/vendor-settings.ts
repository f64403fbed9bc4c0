import type { Settings } from '#dev/settings.ts'
import { withoutInvented } from '#dev/vendors/posting-choice.ts'

/**
 * Sign-in and mailbox are always emulators: this command writes files and never uses a real account.
 */
const NEVER = /^(?:COGNITO|GOOGLE)_/

export function draftSettings(settings: Settings): Settings {
  const kept = Object.fromEntries(Object.entries(settings).filter(([name]) => !NEVER.test(name)))
  // A model may be slow, and no other worker waits for the lease here.
  const lease = kept['LEASE_SECONDS'] ?? '300'
  return { ...withoutInvented(kept), LEASE_SECONDS: lease, LOG_LEVEL: 'silent' }
}
