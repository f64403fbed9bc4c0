import { updateReminders } from '#shared/contracts/reminders/reminders.ts'
import type { User } from '#shared/models/account/user.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TitledCard } from '#web/components/ui/card.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { userQuery } from '#web/queries/get-user.ts'

/** Turns the mails about next steps on or off. */
export function ReminderCard({ user: { reminderMails } }: { user: User }) {
  const { mutate, isPending } = useCall(updateReminders, {
    changes: [userQuery.queryKey],
    done: ({ mails }) => ({ title: mails ? 'Reminders are on' : 'Reminders are off' }),
    failed: { title: 'Reminders weren’t changed' },
  })
  return (
    <TitledCard
      title="Reminders"
      description={
        reminderMails
          ? 'On the morning of a next step you get one email with everything due that day.'
          : 'Off. Next steps are shown in the tracker, and no email is sent about them.'
      }
      aside={
        <Button size="sm" busy={isPending} onClick={() => mutate({ body: { mails: !reminderMails } })}>
          {reminderMails ? 'Turn off' : 'Turn on'}
        </Button>
      }
    />
  )
}
