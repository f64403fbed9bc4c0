import { redirect } from '#platform/http/http.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { openStopReminders } from '#shared/contracts/reminders/reminders.ts'

/** Changes nothing, because programs that check links in mails open them. */
export const handler = endpoint(openStopReminders, {}, ({ params }) =>
  Promise.resolve(redirect(`/stop-reminders#${params.token}`)),
)
