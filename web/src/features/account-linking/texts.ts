import type { LinkScenario } from '#shared/models/account/account-linking.ts'

/** Texts of account linking that the specification quotes. */
export const LINKING = {
  detect: 'Check for Account Conflicts',
  complete: 'Accounts Successfully Linked!',
  dashboard: 'Go to Dashboard',
  testLogin: 'Test Login',
} as const

export const LINKING_TOASTS = {
  detected: { title: 'Account Conflict Detected' },
  nobody: { title: 'No Account Found', description: 'No existing account found with this email address.' },
  detectionFailed: { title: 'Detection Failed', description: 'Unable to check for account conflicts.' },
  unreachable: { title: 'Connection Error', description: 'Unable to connect to server. Please try again.' },
  linkingFailed: { title: 'Linking Failed', description: 'Unable to link accounts.' },
  linkingError: {
    title: 'Linking Error',
    description: 'Unable to complete account linking. Please try again.',
  },
  linked: { title: 'Accounts Linked Successfully!' },
} as const

interface ScenarioText {
  readonly title: string
  readonly description: string
  readonly effect: string
}

/** Each kind of link in words. The account shown first is the one that is kept. */
export const SCENARIOS: Readonly<Record<LinkScenario['type'], ScenarioText>> = {
  gmail_to_email: {
    title: 'Add your Google sign-in to your older account',
    description:
      'You have an account that was made with an email address and a password, and a newer one with Google.',
    effect: 'The older account stays. Your Google sign-in opens it from now on.',
  },
  email_to_gmail: {
    title: 'Bring your older account into this one',
    description:
      'You have an account that was made with an email address and a password, besides ' +
      'the one you sign in to with Google.',
    effect: 'Your Google account stays and takes over what is in the other.',
  },
  merge_accounts: {
    title: 'Make two Google accounts one',
    description: 'You have signed up twice, with two Google accounts.',
    effect: 'The account with the better plan stays. Both Google accounts open it from now on.',
  },
}

export const WARNINGS = [
  'Either login method works afterwards.',
  'Your data and your subscription are combined in one account.',
  'You are not charged twice, and nothing is lost: a second subscription is cancelled.',
  'This cannot be undone.',
] as const

export const NEXT_STEPS = [
  'Open your dashboard and check your configuration: the one from the account that stayed applies.',
  'Your drafts and everything in the tracker are in one list now.',
  'If you had two mailboxes connected, the one from the account that stayed is used.',
] as const
