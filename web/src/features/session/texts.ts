/** Also shown by the app when a request is refused. */
export const SESSION_EXPIRED = {
  title: 'Session Expired',
  description: "For your security, you've been logged out due to inactivity.",
} as const

export const SIGNED_OUT = {
  title: 'You are signed out',
  description: 'You signed out in another tab.',
} as const
