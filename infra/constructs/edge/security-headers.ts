/** Where the payment provider's script comes from and calls: docs.stripe.com/security/guide. */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  calls: 'https://api.stripe.com',
}

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')

/** What a page may load; `payments` is the provider's stand-in, `analytics` where page views are reported. */
export const pagePolicy = (payments = '', analytics = ''): string =>
  policy({
    'default-src': "'none'",
    'script-src': `'self' ${STRIPE.scripts} ${payments}`.trim(),
    // Toasts and dialogs put their style sheets into the page while it runs.
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' https: data:",
    'connect-src': ["'self'", STRIPE.calls, payments, analytics].filter((source) => source !== '').join(' '),
    'frame-src': `${STRIPE.frames} ${payments}`.trim(),
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  })

/** Watched before it is enforced: a browser says in its console what would break. */
export const PAGE_POLICY_WATCHED = "require-trusted-types-for 'script'"

/** An answer of the API is data: whatever it holds, no browser runs it. */
export const API_POLICY = policy({
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})

export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self "https://js.stripe.com"), usb=()'
