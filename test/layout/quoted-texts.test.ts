import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every text of the public site, sign-up and payment that is fixed word for word; what varies in it is left out. */
const PUBLIC_TEXTS = [
  'View Pricing Plans', 'Start Trial', 'Starting Signup...', 'Most Popular',
  'Welcome back', 'Continue with Google', 'Connecting with Google...', 'Sign up now', 'Gmail login failed', 'Failed to initiate Gmail login. Please try again.',
  'Start your trial in 5 minutes', '1-Day Free Trial', '5 Free Emails', 'Sign up with Google', 'Log in', 'Gmail signup failed', 'Failed to initiate Gmail signup. Please try again.',
  'Payment Cancelled', 'Your payment was cancelled. You can try again below or choose a different plan.', 'GMAIL SIGNUP WORKS!',
  'Check for Account Conflicts', 'Link Accounts', 'Accounts Successfully Linked!', 'Go to Dashboard', 'Test Login', 'Account Conflict Detected', 'No Account Found',
  'No existing account found with this email address.', 'Detection Failed', 'Unable to check for account conflicts.', 'Connection Error',
  'Unable to connect to server. Please try again.', 'Linking Failed', 'Unable to link accounts.', 'Linking Error', 'Unable to complete account linking. Please try again.',
  'Accounts Linked Successfully!',
  'Setting up your payment...', 'Trial Started', 'Account Activated', 'subscription_payment', 'Remove', 'Payment Failed', 'Failed to process payment. Please try again.',
  'Failed to create subscription', 'Invalid Coupon Code', 'Please check your coupon code and try again.', 'Network Error',
  'Unable to connect to server. Please check your connection and try again.', 'Coupon Applied Successfully', '% discount', 'Coupon Removed',
  'Activating Your Account...', 'Subscription Active!', 'What happens next?', 'Login Now', 'Back to Home', 'Logging you in...',
  'Your account is active! Please log in to continue.', 'Activation Error', 'There was an issue with automatic login. Please log in manually.',
  'There was an issue activating your account. Please contact support.', 'Payment verification failed',
  'Payment Session Expired', 'Payment Declined', 'Payment Issue', 'Try Again', 'Change Plan', 'Contact Support', 'Retry Failed',
  'Unable to start new payment session. Please contact support.', 'Failed to create payment session', 'Your payment session has expired. Please try again.',
  'Your payment was declined. Please try with a different payment method.',
  'No articles found', 'Clear Search', 'Read more', ' - Blog', 'Article Not Found', 'Back to Blog', 'Go Home', 'Failed to fetch blog posts',
  'Failed to load blog posts. Please try again later.', 'Blog post not found', 'Failed to fetch blog post',
  'Message sent successfully!', "We'll get back to you within 24 hours.", 'Monday-Friday 9AM-5PM EST', '404 Page Not Found',
] as const

/** Where a figure of the catalogue is part of the text, the source holds the rest of it. */
const FIGURES = new Map<string, string>([['1-Day Free Trial', '-Day Free Trial'], ['5 Free Emails', ' Free Emails'], ['% discount', ' discount']])

const TEXT_FILE = /\.tsx?$/
const TEST_FILE = /\.test\.tsx?$/

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)).filter((name) => TEXT_FILE.test(name))
}

/** As a reader of the page has it: quotes escaped in the source are quotes. */
const wordsOf = (files: readonly string[]): string =>
  files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n').replaceAll("\\'", "'")

const sources = [...filesIn('web/src'), ...filesIn('shared'), ...filesIn('functions')].filter((file) => !TEST_FILE.test(file))
const tests = [...filesIn('web/src'), ...filesIn('functions'), ...filesIn('test')].filter((file) => TEST_FILE.test(file) && !file.endsWith('quoted-texts.test.ts'))

describe('texts that are fixed word for word', () => {
  const product = wordsOf(sources)
  const tested = wordsOf(tests)

  test('stand in the product', () => {
    expect(PUBLIC_TEXTS.filter((text) => !product.includes(FIGURES.get(text) ?? text))).toEqual([])
  })

  test('are reached by a test', () => {
    expect(PUBLIC_TEXTS.filter((text) => !tested.includes(text))).toEqual([])
  })
})
