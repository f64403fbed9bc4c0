/** Texts of the success page that the specification quotes. */
export const SUCCESS = {
  activating: 'Activating Your Account...',
  active: 'Subscription Active!',
  next: 'What happens next?',
  logIn: 'Login Now',
  loggingIn: 'Logging you in...',
  home: 'Back to Home',
} as const

export const ACTIVATION_TOASTS = {
  activated: {
    title: 'Account Activated',
    description: 'Your account is active! Please log in to continue.',
  },
  loginFailed: {
    title: 'Activation Error',
    description: 'There was an issue with automatic login. Please log in manually.',
  },
  unverified: {
    title: 'Activation Error',
    description: 'There was an issue activating your account. Please contact support.',
  },
} as const

export const VERIFICATION_FAILED = 'Payment verification failed'

/** Our own texts. */
export const ENTERED = {
  notice: 'You’re logged in. Your dashboard opens in a moment.',
  dashboard: 'Go to Dashboard',
} as const

const SIGNED_OUT = 'Log in to see your subscription'

/** What the page shows for each outcome but an account that is not active. */
export const OUTCOMES = {
  entered: { mark: 'done', title: SUCCESS.active, text: ENTERED.notice },
  please_log_in: {
    mark: 'done',
    title: SUCCESS.active,
    text: ACTIVATION_TOASTS.activated.description,
  },
  login_failed: {
    mark: 'trouble',
    title: SIGNED_OUT,
    text: ACTIVATION_TOASTS.loginFailed.description,
  },
  signed_out: {
    mark: 'login',
    title: SIGNED_OUT,
    text: 'Your dashboard shows your plan and whether it’s active.',
  },
} as const

export const NOT_ACTIVE = {
  title: 'Your account isn’t active yet',
  unknown: 'We couldn’t check your payment',
  noPlan: 'This account has no plan.',
  explanation:
    'The payment provider hasn’t confirmed your payment details. If you have just ' +
    'entered them, this can take a minute. Checking again doesn’t charge you twice.',
  again: 'Check again',
  order: 'Back to the checkout',
  choose: 'Choose a plan',
} as const

export const NEXT_STEPS = [
  'Upload your resume, and say which job, place and role you are looking for.',
  'Connect your Gmail account. We save drafts there and send nothing.',
  'Press the start button. The first drafts are ready in 5 to 10 minutes; you read, change and send them.',
  'Account Management shows your plan, how many emails you have left and your next charge. You can cancel there.',
] as const
