import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { BRAND } from '#shared/brand.ts'
import { CONTACT } from '#shared/catalog/constants.ts'
import { sendContactMessage } from '#shared/contracts/visitors/contact.ts'
import { ContactMessage } from '#shared/models/contact.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain, refusedFields } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'

const FAILED = 'Your message couldn’t be sent. It is still here: try again in a few minutes.'

const Typed = z.omit(ContactMessage, { submissionId: true, openMs: true })
type Typed = z.infer<typeof Typed>
const FIELDS = ['name', 'email', 'message'] as const

/**
 * Data of an empty form. A message that is sent twice from the same form has the same id, and counts once.
 * `openedAt` is in milliseconds since the page was opened.
 */
const freshForm = (openedAt: number) => ({ submissionId: crypto.randomUUID(), openedAt })

/** The confirmation is shown for only five seconds, at the end of a form that may be below the screen. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** An uncontrolled form, which keeps what was typed before hydration, and after a failure. */
export function ContactForm() {
  const { clearErrors, formState, handleSubmit, register, reset, setError } = useForm<Typed>({
    resolver: standardSchemaResolver(Typed),
    reValidateMode: 'onSubmit',
  })
  const hydrated = useHydrated()
  // A prerendered form may have been filled in since the page was opened, long before hydration.
  const [form, setForm] = useState(() => freshForm(hydrated ? performance.now() : 0))
  const [isSent, setIsSent] = useState(false)
  const message = useCall(sendContactMessage)

  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setIsSent(false), CONTACT.noticeMs)
    return () => clearTimeout(timer)
  }, [isSent])

  function send(typed: Typed) {
    if (message.isPending) return
    setIsSent(false)
    const { submissionId, openedAt } = form
    message.mutate(
      { body: { ...typed, submissionId, openMs: Math.round(performance.now() - openedAt) } },
      {
        onSuccess: () => {
          reset()
          setForm(freshForm(performance.now()))
          setIsSent(true)
        },
        onError: (error) => {
          for (const [index, refused] of refusedFields(error, FIELDS).entries())
            setError(refused.name, { message: refused.message }, { shouldFocus: index === 0 })
        },
      },
    )
  }

  /** The error is removed while the field is being corrected. */
  const control = (name: (typeof FIELDS)[number]) => register(name, { onChange: () => clearErrors(name) })
  const { name, email, message: text } = formState.errors
  return (
    // Outside a dialog this method does nothing: submitting before hydration must not put the message into
    // the address.
    <form
      method="dialog"
      data-live
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="space-y-5"
      aria-labelledby="write"
    >
      <h2 id="write" className="text-2xl">
        Write to us
      </h2>
      <noscript>
        <Notice tone="info">
          This form needs JavaScript. Write to {BRAND.supportEmail} instead; it reaches the same people.
        </Notice>
      </noscript>
      <Field label="Name" required error={name?.message}>
        <Input {...control('name')} autoComplete="name" required />
      </Field>
      <Field
        label="Email"
        required
        error={email?.message}
        hint="We reply to this address and use it for nothing else."
      >
        <Input {...control('email')} type="email" autoComplete="email" required />
      </Field>
      <Field label="Message" required error={text?.message}>
        <Textarea {...control('message')} rows={8} required className="min-h-40" />
      </Field>
      {/* A honeypot: people do not see this field, but programs that fill in forms do. */}
      <div aria-hidden="true" className="absolute -left-[10000px] h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input {...register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="accent" size="lg" busy={message.isPending}>
          {message.isPending ? 'Sending your message' : 'Send message'}
        </Button>
        <p className="text-sm text-muted">All three fields are required.</p>
      </div>
      <div aria-live="polite">
        {isSent && (
          <div ref={intoView} className="scroll-mb-6">
            <Notice tone="good" title="Message sent successfully!">
              We'll get back to you within 24 hours.
            </Notice>
          </div>
        )}
      </div>
      <div role="alert">
        {message.isError && refusedFields(message.error, FIELDS).length === 0 && (
          <Notice
            tone="bad"
            title="Not sent"
            action={
              <a
                href={paths.support}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Write to {BRAND.supportEmail}
              </a>
            }
          >
            {explain(message.error, FAILED)}
          </Notice>
        )}
      </div>
    </form>
  )
}
