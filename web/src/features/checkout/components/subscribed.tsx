import { Moment } from '#web/components/site/moment.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { SUBSCRIBED } from '#web/features/checkout/texts.ts'

/** In place of the checkout for somebody who has nothing to check out. */
export function Subscribed() {
  return (
    <Moment mark="done" title={SUBSCRIBED.title}>
      <p className="mt-3 measure text-lg text-muted">{SUBSCRIBED.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" size="lg" to={paths.account}>
          Go to your dashboard
        </ButtonLink>
        <ButtonLink size="lg" to={paths.pricing}>
          See the plans
        </ButtonLink>
      </div>
    </Moment>
  )
}
