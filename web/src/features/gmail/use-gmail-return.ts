import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAddressReport } from '#web/lib/use-address-report.ts'
import { notify } from '#web/lib/notify.ts'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { userQuery } from '#web/queries/get-user.ts'

/** By the value of `gmail` in the address. */
const FAILURES: ReadonlyMap<string, string> = new Map([
  ['denied', 'You didn’t allow access at Google, so nothing was connected.'],
  [
    'scope_missing',
    'The box for managing drafts wasn’t checked at Google, so we can’t save drafts. ' +
      'Connect again and leave it checked.',
  ],
  [
    'blocked',
    'The administrator of this Google account doesn’t allow it. Ask them to allow the connection, ' +
      'or connect another Gmail account.',
  ],
  ['expired', 'This connection was started too long ago or in another browser. Please connect Gmail again.'],
  [
    'unavailable',
    'We couldn’t connect Gmail because of a problem between Google and us. ' +
      'You did nothing wrong. Please try again later.',
  ],
  ['failed', 'Google didn’t complete the connection. Please try again.'],
])

/** The connected mailbox if it is not the account's own address, in words; null otherwise. */
async function otherMailbox(queryClient: QueryClient): Promise<string | null> {
  try {
    const [mailbox, { email }] = await Promise.all([
      queryClient.fetchQuery({ ...gmailIntegrationQuery, staleTime: 0 }),
      queryClient.ensureQueryData(userQuery),
    ])
    return mailbox === null || mailbox.email.toLowerCase() === email.toLowerCase()
      ? null
      : `${mailbox.email}, which is another mailbox than your account's`
  } catch {
    return null
  }
}

/** Reports how the visit to Google's consent page ended. */
export function useGmailReturn(): void {
  const queryClient = useQueryClient()
  useAddressReport('gmail', (value) => {
    const failure = FAILURES.get(value)
    if (value === 'connected')
      void otherMailbox(queryClient).then((other) =>
        notify.success({
          title: 'Gmail Connected',
          description: `Drafts will be saved to ${other ?? 'this mailbox'}. You read and send them.`,
        }),
      )
    if (failure !== undefined) notify.failure({ title: 'Connection Failed', description: failure })
    if (value === 'connected' || failure !== undefined)
      void queryClient.invalidateQueries(gmailIntegrationQuery)
  })
}
