import { useState, type FormEvent } from 'react'
import { BRAND } from '#shared/brand.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { requestRecipientLink } from '#shared/contracts/visitors/objections.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** Asks for an email address and has a link sent there, which proves that it is the user's. */
export function AskForm() {
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
    <form method="dialog" noValidate onSubmit={send} className="space-y-5" aria-labelledby="ask">
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
            {explain(request.error, 'The link could not be sent. Try again in a few minutes.')}
          </Notice>
        )}
      </div>
    </form>
  )
}
