import { TextLink } from '#web/components/ui/links.tsx'
import { type ReactNode, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { RECIPIENT_CAPS } from '#shared/catalog/policies.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { OpenedLink } from './opened-link.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { requestRecipientLink } from '#shared/contracts/visitors/objections.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** The secret of a mailed link. It is in the hash, which browsers do not send to a server. */
const proofOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('proof') || null

const { person, company } = RECIPIENT_CAPS

/** For people who received an email: why, where their data come from, and how to object. */
export default function RecipientsPage() {
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const proof = hydrated ? proofOf(hash) : null
  return (
    <div className="site-width py-12 lg:py-20">
      <header>
        <h1 className="text-3xl lg:text-4xl">Why did I get an email?</h1>
        <p className="mt-4 measure text-lg text-muted">
          Someone is looking for a job, found a posting from your company, and {BRAND.name} suggested you as
          the person to write to. They read the email and sent it themselves, from their own address.
        </p>
      </header>
      <div className="mt-12 grid gap-12 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16">
        {proof === null ? <AskForm /> : <OpenedLink key={proof} proof={proof} />}
        <aside aria-label="In short" className="divide-y divide-line border-y border-line lg:self-start">
          <Point title="Where your address comes from">
            Only from public sources: the posting, the employer’s job board, the company’s own pages, or a
            directory of business addresses. The page behind the link names the source.
          </Point>
          <Point title="How often">
            At most {person.most} first emails to one person in {person.days} days, and {company.most} to one
            company in {company.days}, counted over all users.
          </Point>
          <Point title="Who wrote to you">
            The email itself tells you. We don’t say it here: it’s up to each person to tell others that they
            are looking for a job. If you need to know in order to exercise your rights, <Mail />: a person
            will look into it.
          </Point>
          <Point title="More">
            The <TextLink to={`${paths.privacyPolicy}#people-we-write-about`}>privacy policy</TextLink> says
            what we hold about people our users write to, and on what basis.
          </Point>
        </aside>
      </div>
    </div>
  )
}

const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="py-5">
    <h2 className="font-sans text-base font-semibold">{title}</h2>
    <p className="mt-1 text-sm text-muted">{children}</p>
  </div>
)

const Mail = () => <TextLink href={paths.support}>write to us</TextLink>

/** Asks for an email address and has a link sent there, which proves that it is the user's. */
function AskForm() {
  const [problem, setProblem] = useState<string>()
  const request = useCall(requestRecipientLink)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement) || request.isPending) return
    const isWhole = field.value.trim() !== '' && field.validity.valid
    setProblem(isWhole ? undefined : 'Enter a whole email address, like name@example.com.')
    if (isWhole) request.mutate({ body: { email: field.value.trim() } })
    else field.focus()
  }

  return (
    // Outside a dialog this method does nothing: submitting before hydration must not put the address into
    // the address bar.
    <form
      method="dialog"
      data-live
      data-reads="proof"
      noValidate
      onSubmit={send}
      className="space-y-5"
      aria-labelledby="ask"
    >
      <h2 id="ask" className="text-2xl">
        See what we hold about you
      </h2>
      <noscript>
        <Notice tone="info">
          This form needs JavaScript. Write to {BRAND.supportEmail} from the address in question instead.
        </Notice>
      </noscript>
      <Field
        label="The address that the email was sent to"
        required
        error={problem}
        hint="You need no account. A link mailed to this address proves that it is yours."
      >
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Button type="submit" variant="accent" size="lg" busy={request.isPending}>
        Email me the link
      </Button>
      <div aria-live="polite">
        {request.isSuccess && (
          <Notice tone="good" title="A link is on its way">
            Open the email that we sent to this address. Its link works once, for 30 minutes. We send it
            whether or not we hold anything.
          </Notice>
        )}
      </div>
      <div role="alert">
        {request.isError && (
          <Notice tone="bad" title="Not sent">
            {explain(request.error, 'The link couldn’t be sent. Try again in a few minutes.')}
          </Notice>
        )}
      </div>
    </form>
  )
}
