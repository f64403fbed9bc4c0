import { Link } from 'react-router-dom'
import { Moment } from '#web/components/site/moment.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { SUBSCRIBED } from '#web/features/checkout/texts.ts'

/** In place of the checkout for somebody who has nothing to check out. */
export function Subscribed() {
  return (
    <Moment mark="done" title={SUBSCRIBED.title}>
      <p className="mt-3 measure text-lg text-muted">{SUBSCRIBED.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild variant="accent" size="lg">
          <Link to={paths.account}>Go to your dashboard</Link>
        </Button>
        <Button asChild size="lg">
          <Link to={paths.pricing}>See the plans</Link>
        </Button>
      </div>
    </Moment>
  )
}
