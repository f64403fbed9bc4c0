import { Link } from 'react-router-dom'
import type { HeldData } from '#shared/models/outreach/recipient.ts'
import { BRAND } from '#shared/brand.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { showDate } from '#web/lib/time.ts'
import { objectToContact, openRecipientLink } from '#shared/contracts/visitors/objections.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { HeldDataList } from './held-data.tsx'

/**
 * The target of a mailed link. It is only used when a button is pressed, because programs that check links in
 * mails would use it up.
 */
export function OpenedLink({ proof }: { readonly proof: string }) {
  const open = useCall(openRecipientLink)
  if (open.isSuccess) return <Held {...open.data} />
  return (
    <Section level={2} title="Your address is confirmed" titleClass="text-2xl" className="space-y-5">
      <p className="measure text-muted">
        The link we emailed works only once, but what it shows stays on this page.
      </p>
      {open.isPending && <Skeleton className="h-24" />}
      {!open.isError && (
        <Button
          variant="accent"
          size="lg"
          busy={open.isPending}
          onClick={() => open.mutate({ body: { proof } })}
        >
          Show what is held
        </Button>
      )}
      <div role="alert">
        {open.isError && (
          <Notice tone="bad" title="Nothing could be shown" action={<AskAgain />}>
            {explain(open.error, 'This couldn’t be loaded. Try again in a moment.')}
          </Notice>
        )}
      </div>
    </Section>
  )
}

const AskAgain = () => (
  <Link to={paths.recipients} className="inline-flex min-h-6 items-center underline underline-offset-4">
    Ask for a new link
  </Link>
)

function Held({ proof, objectedAt, ...held }: HeldData & { readonly proof: string }) {
  const objection = useCall(objectToContact)
  return (
    <section className="space-y-6" aria-labelledby="held">
      <h2 id="held" className="text-2xl" tabIndex={-1}>
        What we hold about you
      </h2>
      <HeldDataList {...held} />
      <div aria-live="polite">
        {objection.isSuccess && (
          <Notice tone="good" title="Your objection is recorded">
            {BRAND.name} won’t suggest you to any user again, and no new drafts to you will be started. You
            have been removed from everything we share among users. We keep a keyed fingerprint of your
            address, from which the address can’t be read: without it, your objection would be forgotten.
          </Notice>
        )}
      </div>
      {objectedAt !== null && (
        <Notice tone="good" title={`You objected on ${showDate(objectedAt)}`}>
          {BRAND.name} won’t suggest you to anyone. What still stands above belongs to users who had chosen
          you before.
        </Notice>
      )}
      {objectedAt === null && !objection.isSuccess && (
        <div className="space-y-3">
          <Button
            variant="accent"
            size="lg"
            busy={objection.isPending}
            onClick={() => objection.mutate({ body: { proof } })}
          >
            Object to being contacted
          </Button>
          <p className="measure text-sm text-muted">It applies to every user, right away and permanently.</p>
        </div>
      )}
      <div role="alert">
        {objection.isError && (
          <Notice tone="bad" title="Not recorded" action={<AskAgain />}>
            {explain(objection.error, 'Your objection couldn’t be recorded. Try again in a moment.')}
          </Notice>
        )}
      </div>
    </section>
  )
}
