import { useLocation } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { stopReminders } from '#shared/contracts/reminders/reminders.ts'
import { Moment } from '#web/components/site/moment.tsx'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import { paths } from '#web/lib/paths.ts'

const HEAD: PageHead = {
  title: `Stop reminders · ${BRAND.name}`,
  description: 'Turns off the emails about your next steps.',
  unlisted: true,
}

/** The target of a link in a mail, for people who are signed out. The link's key is in the hash. */
export default function StopRemindersPage() {
  useHead(HEAD)
  const token = useLocation().hash.slice(1)
  const stop = useCall(stopReminders, { ownAuth: true })
  if (stop.isSuccess)
    return (
      <QuietLayout>
        <Moment mark="done" title="No more reminders">
          <p className="mt-3 measure text-lg text-muted">
            Your next steps stay in the tracker. You can turn reminders on again on your{' '}
            <TextLink to={paths.account}>account page</TextLink>.
          </p>
        </Moment>
      </QuietLayout>
    )
  return (
    <QuietLayout>
      <Moment mark="waiting" title="Stop reminders?">
        <p className="mt-3 measure text-lg text-muted">
          You won’t get emails about your next steps anymore. Nothing else changes.
        </p>
        <Button
          variant="accent"
          size="lg"
          className="mt-8"
          busy={stop.isPending}
          onClick={() => stop.mutate({ params: { token } })}
        >
          Stop reminders
        </Button>
        <div role="alert" className="mt-6 text-left empty:hidden">
          {stop.isError && (
            <Notice tone="bad" title="Reminders weren’t stopped">
              {explain(stop.error, 'Try again in a moment.')}
            </Notice>
          )}
        </div>
      </Moment>
    </QuietLayout>
  )
}
