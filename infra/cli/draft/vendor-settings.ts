import type { Settings } from '#dev/settings.ts'

/**
 * Sign-in and mailbox stay emulators whatever is set: this command leaves files and touches nobody's account.
 */
const NEVER = /^(?:COGNITO|GOOGLE)_/

/** The settings of the stage that this command brings up. */
export function draftSettings(settings: Settings): Settings {
  const kept = Object.fromEntries(Object.entries(settings).filter(([name]) => !NEVER.test(name)))
  const realPostings = kept['ADZUNA_APP_ID'] !== undefined && kept['ADZUNA_APP_KEY'] !== undefined
  // Invented boards among real postings would make drafts to people who do not exist.
  // A model may take its time; nobody else waits for the lease here.
  const lease = kept['LEASE_SECONDS'] ?? '300'
  return {
    ...kept,
    LEASE_SECONDS: lease,
    ...(realPostings ? { GREENHOUSE_BOARDS: kept['GREENHOUSE_BOARDS'] ?? '[]' } : {}),
    LOG_LEVEL: 'silent',
  }
}
