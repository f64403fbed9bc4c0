import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Every fixed text of the public site, sign-up and payment, without its variable parts. */
const PUBLIC_TEXTS = [
  'View Pricing Plans',
  'Start Trial',
  'Starting Signup...',
  'Most Popular',
  'Welcome back',
  'Continue with Google',
  'Connecting with Google...',
  'Sign up now',
  'Gmail login failed',
  'Failed to initiate Gmail login. Please try again.',
  'Start your trial in 5 minutes',
  '1-Day Free Trial',
  '5 Free Emails',
  'Sign up with Google',
  'Log in',
  'Gmail signup failed',
  'Failed to initiate Gmail signup. Please try again.',
  'Payment Cancelled',
  'Your payment was cancelled. You can try again below or choose a different plan.',
  'GMAIL SIGNUP WORKS!',
  'Check for Account Conflicts',
  'Link Accounts',
  'Accounts Successfully Linked!',
  'Go to Dashboard',
  'Test Login',
  'Account Conflict Detected',
  'No Account Found',
  'No existing account found with this email address.',
  'Detection Failed',
  'Unable to check for account conflicts.',
  'Connection Error',
  'Unable to connect to server. Please try again.',
  'Linking Failed',
  'Unable to link accounts.',
  'Linking Error',
  'Unable to complete account linking. Please try again.',
  'Accounts Linked Successfully!',
  'Setting up your payment...',
  'Trial Started',
  'Account Activated',
  'subscription_payment',
  'Remove',
  'Payment Failed',
  'Failed to process payment. Please try again.',
  'Failed to create subscription',
  'Invalid Coupon Code',
  'Please check your coupon code and try again.',
  'Network Error',
  'Unable to connect to server. Please check your connection and try again.',
  'Coupon Applied Successfully',
  '% discount',
  'Coupon Removed',
  'Activating Your Account...',
  'Subscription Active!',
  'What happens next?',
  'Login Now',
  'Back to Home',
  'Logging you in...',
  'Your account is active! Please log in to continue.',
  'Activation Error',
  'There was an issue with automatic login. Please log in manually.',
  'There was an issue activating your account. Please contact support.',
  'Payment verification failed',
  'Payment Session Expired',
  'Payment Declined',
  'Payment Issue',
  'Try Again',
  'Change Plan',
  'Contact Support',
  'Retry Failed',
  'Unable to start new payment session. Please contact support.',
  'Failed to create payment session',
  'Your payment session has expired. Please try again.',
  'Your payment was declined. Please try with a different payment method.',
  'No articles found',
  'Clear Search',
  'Read more',
  ' - Blog',
  'Article Not Found',
  'Back to Blog',
  'Go Home',
  'Failed to fetch blog posts',
  'Failed to load blog posts. Please try again later.',
  'Blog post not found',
  'Failed to fetch blog post',
  'Message sent successfully!',
  "We'll get back to you within 24 hours.",
  'Monday-Friday 9AM-5PM EST',
  '404 Page Not Found',
] as const

/** Texts with a number from the catalogue: the source contains only the rest. */
const FIGURES = new Map<string, string>([
  ['1-Day Free Trial', '-Day Free Trial'],
  ['5 Free Emails', ' Free Emails'],
  ['% discount', ' discount'],
])

/** The same for the dashboard. A title and its description are two texts. */
const DASHBOARD_TEXTS = [
  'Set up your job search preferences and connect email',
  'View and manage your job applications',
  'Manage your account and subscription',
  'AI-Powered Hiring Manager Outreach',
  'Expired',
  'Your profile is not verified. Check your email and verify your account to gain full access.',
  'Authentication required',
  'Please log in to access your dashboard',
  'Ready to Get Started?',
  'Set Up Configuration',
  'Your Active Configuration',
  'Update Configuration',
  'Uploaded',
  'Not uploaded',
  'Save Configuration',
  'Saving...',
  'Start Finding Jobs, Finding Decision Makers and Drafting Personalized Emails',
  'All Cities',
  'Select a country first',
  'Your Email Configurations Are Being Prepared',
  'Configuration Saved Successfully!',
  'Important',
  'Apply Filter',
  'Clear Filter',
  'Total emails for today',
  'Total emails to-date',
  'No Email Outreach Yet',
  'Google Account Connection',
  'Connected Gmail',
  'Drafting Emails...',
  'Configuration Sent Today - Next Run in',
  'Daily Limit Reached - Next Run in',
  'Loading billing information...',
  'Complete your upgrade using your saved payment method.',
  'Upgrade from your free trial to unlock automated job processing and unlimited email outreach.',
  'Payment Form Error',
  'Unable to load payment form. Please try again.',
  'Setting up payment form...',
  'Setting up payment...',
  'Stripe Not Available',
  'Unable to initialize payment system. Please try again.',
  'Payment Form Loading',
  'Please wait for the payment form to finish loading before submitting.',
  'Payment form not ready. Please wait a moment and try again.',
  'Coupon Applied',
  'Invalid Coupon',
  'This coupon code is not valid or has expired.',
  'Validation Error',
  'Unable to validate coupon code. Please try again.',
  'Upgrade Failed',
  'Failed to process upgrade. Please try again.',
  'Payment method setup failed',
  'Payment authentication failed',
  'Upgrade failed',
  'Error Loading Billing Status',
  'Failed to check billing status',
  'Failed to create payment setup',
  'Failed to load billing information',
  'Upgrade Successful',
  'Welcome to your ',
  'plan! Your account has been upgraded.',
  'Upgrade Successful!',
  'Your account has been upgraded. Refreshing your dashboard...',
  'Logout Now',
  'Stay Logged In',
  'Extension Failed',
  'Unable to extend session. Please log in again.',
  'Session Expired',
  "For your security, you've been logged out due to inactivity.",
  'Resume is required',
  'Job title is required',
  'Target country is required',
  'Target city is required',
  'Target person role is required',
  'No file selected',
  'Please select a resume file to upload.',
  'Invalid file type',
  'Please upload a PDF (.pdf), Word (.doc/.docx), or text (.txt) file.',
  'Configuration Change Restricted',
  'Failed to save configuration. Please try again.',
  'Upload failed',
  'Failed to upload resume. Please try again.',
  'Failed to start email drafting',
  'Webhook request failed',
  'Configuration Saved',
  'Your email outreach configuration has been saved successfully and will appear above.',
  'Resume uploaded',
  'Your resume has been uploaded and saved successfully.',
  'Email Drafting Started',
  'Your personalized emails are being prepared...',
  'Connection Failed',
  'Failed to start Gmail authentication',
  'Disconnect Failed',
  'Failed to disconnect Gmail',
  'Refresh Failed',
  'Failed to refresh connection',
  'Test Draft Failed',
  'Failed to create test draft',
  'Gmail Disconnected',
  'Your Gmail account has been disconnected successfully',
  'Connection Refreshed',
  'Your Gmail connection has been refreshed successfully',
  'Test Draft Created!',
  'Check your Gmail drafts for the test email',
  'Reason Required',
  'Please provide a reason for account deletion.',
  'Missing information',
  'Please fill in both subject and message fields.',
  'Export failed',
  'Failed to export your data. Please try again.',
  'Failed to cancel your subscription',
  'Failed to reactivate your subscription',
  'Please try again or contact support.',
  'Failed to send deletion request. Please try again or contact support directly.',
  'Failed to load user data. Please refresh the page.',
  'Failed to create support ticket. Please try again.',
  'Error Loading Dashboard',
  'Failed to load monitoring data. Please check your connection and try again.',
  'Error Loading Privacy Dashboard',
  'Failed to load your privacy data. Please refresh the page and try again.',
  'Data export failed. Please try again.',
  'DELETE MY ACCOUNT',
] as const

/** The same for the admin page. */
const ADMIN_TEXTS = [
  'Authentication failed',
  'Invalid credentials',
  'Authentication error',
  'Unable to authenticate. Please try again.',
  'Current User',
  'Failed to create admin',
  'Failed to update admin status',
  'Failed to delete admin',
  'Failed to update user status',
  'Failed to delete user',
  'Invalid email address',
  'Password must be at least 8 characters',
  'First name is required',
  'Last name is required',
] as const

const TEXT_FILE = /\.tsx?$/
const TEST_FILE = /\.test\.tsx?$/

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => TEXT_FILE.test(name))
}

/** Sources without comments, with escaped quotes unescaped. */
const wordsOf = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
    .replaceAll(/^\s*(?:\/\*\*?[\s\S]*?\*\/|\/\/.*)$/gm, '')
    .replaceAll("\\'", "'")
    .replaceAll(/\s+/g, ' ')

/** Whether the whole text occurs between quotes or tags, or next to a variable part. */
const holds = (words: string, text: string): boolean =>
  new RegExp(`['"\`>}:] ?${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)} ?['"\`<{$:]`).test(words)

const sources = [
  ...filesIn('web/src'),
  ...filesIn('shared'),
  ...filesIn('engine'),
  ...filesIn('functions'),
].filter((file) => !TEST_FILE.test(file))
const tests = [...filesIn('web/src'), ...filesIn('functions'), ...filesIn('test')].filter(
  (file) => TEST_FILE.test(file) && !file.endsWith('quoted-texts.test.ts'),
)

const product = wordsOf(sources)
const tested = wordsOf(tests)

describe('texts that the specification fixes word for word', () => {
  test.each([
    ['of the public site', PUBLIC_TEXTS],
    ['of the dashboard', DASHBOARD_TEXTS],
    ['of the admin page', ADMIN_TEXTS],
  ])('are in the product: those %s', (_, texts: readonly string[]) => {
    expect(texts.filter((text) => !holds(product, FIGURES.get(text) ?? text))).toEqual([])
  })

  test.each([
    ['of the public site', PUBLIC_TEXTS],
    ['of the dashboard', DASHBOARD_TEXTS],
    ['of the admin page', ADMIN_TEXTS],
  ])('are in a test: those %s', (_, texts: readonly string[]) => {
    expect(texts.filter((text) => !tested.includes(text))).toEqual([])
  })
})
