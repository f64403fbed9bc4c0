import { reportPolicyViolation } from '#shared/contracts/visitors/policy-violations.ts'

/** The hosts of Stripe's script and its calls: docs.stripe.com/security/guide. */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

interface Sources {
  /** Origin of Stripe's emulator. */
  readonly payments?: string
  /** Origins that are called for visitors who agreed: the page-view endpoint, and where visits are reported. */
  readonly visits?: readonly string[]
}

/** The pages' CSP. */
export const pagePolicy = ({ payments = '', visits = [] }: Sources = {}): string =>
  policy({
    'default-src': "'none'",
    'script-src': `'self' ${STRIPE.scripts} ${payments}`.trim(),
    // Toasts and dialogs insert style sheets at runtime.
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    // Pictures of the site itself; articles may hold no others.
    'img-src': "'self' data:",
    'connect-src': ["'self'", STRIPE.calls, payments, ...visits].filter((source) => source !== '').join(' '),
    'frame-src': `${STRIPE.frames} ${payments}`.trim(),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    // Text becomes HTML only through DOMPurify, and an address a script's only through web/src/lib/payments/script-addresses.ts.
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default dompurify',
    // Older than report-to, but the one that every browser sends, and at once.
    'report-uri': reportPolicyViolation.path,
    'upgrade-insecure-requests': '',
  })

/** The API's CSP: a browser must not run anything in an answer. */
export const API_POLICY = policy({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})

export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://js.stripe.com"), usb=()'
