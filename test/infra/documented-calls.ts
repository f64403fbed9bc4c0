/**
 * A call as the specification writes it.
 */
type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`

/**
 * Every call that the two parts of the specification document, each once. Browser navigations are GET. Our
 * own routes that it does not name (provider callbacks, one entry, the latest run) are not included.
 */
export const DOCUMENTED_CALLS: readonly Call[] = [
  // The public site.
  'POST /api/create-subscription',
  'POST /api/validate-coupon',
  'GET /api/session-status',
  'POST /api/auto-login',
  'POST /api/verify-payment-success',
  'POST /api/retry-payment',
  'GET /api/blog',
  'GET /api/blog/{slug}',
  'GET /api/auth/gmail',
  'GET /api/auth/gmail-signup',
  'POST /api/detect-account-conflict',
  'POST /api/link-accounts',
  'DELETE /api/user/account',
  // The signed-in area.
  'GET /api/user',
  'GET /api/user/configuration',
  'PUT /api/user/configuration',
  'GET /api/user/resume/latest',
  'POST /api/user/resume/upload',
  'POST /api/start-email-drafting',
  'POST /api/extend-session',
  'GET /api/next-sync-info',
  'GET /api/email-outreach',
  'GET /api/gmail-integration',
  'DELETE /api/gmail-integration',
  'POST /api/gmail-integration/refresh',
  'POST /api/gmail-integration/test-draft',
  'GET /api/billing/status',
  'POST /api/billing/create-setup-intent',
  'POST /api/billing/update-payment-method',
  'POST /api/billing/upgrade',
  'POST /api/subscription/cancel',
  'POST /api/subscription/reactivate',
  'GET /api/user/export-data',
  'POST /api/user/delete-request',
  'POST /api/user/logout',
  'POST /api/support-tickets',
  // Administration and monitoring.
  'GET /api/admin/stats',
  'GET /api/admin/admins',
  'GET /api/admin/users',
  'GET /api/admin/configurations',
  'GET /api/admin/emails',
  'GET /api/admin/gmail-integrations',
  'GET /api/admin/user-config/{id}',
  'GET /api/admin/user-emails/{id}',
  'POST /api/admin/create-admin',
  'PUT /api/admin/admins/{id}/status',
  'PUT /api/admin/users/{id}/status',
  'DELETE /api/admin/admins/{id}',
  'DELETE /api/admin/users/{id}',
  'GET /api/admin/monitoring-dashboard',
  // Privacy.
  'GET /api/gdpr/privacy-dashboard',
  'POST /api/gdpr/retention-settings',
  'POST /api/gdpr/revoke-gmail',
  'POST /api/gdpr/delete-account',
  'GET /api/gdpr/export',
]
