/** Bodies of endpoints that need no preparation. */
export const PLAIN_BODIES: readonly (readonly [id: string, body: object])[] = [
  ['setAdminStatus', { isActive: false }],
  ['answerTicket', { text: 'Yes, it does.', seen: 0 }],
  ['setTicketStatus', { status: 'closed' }],
  ['setServiceNote', { text: 'Runs start later today.', replaces: null }],
  ['acknowledgeOutage', { part: 'sources', since: '2026-11-20T23:14:00.000Z' }],
  ['updateSystemSettings', { emailsPerDayPerUser: 25, responseTimeoutHours: 48 }],
  ['startOperation', { kind: 'sync_users' }],
  ['setUserStatus', { isActive: false }],
  ['readOwnPosting', { url: 'https://www.linkedin.com/jobs/view/1' }],
  ['reviseEmailOutreach', { wish: 'shorter' }],
  ['markEmailOutreach', { mark: 'sent' }],
  ['pauseSearch', { discardDrafts: true }],
]
