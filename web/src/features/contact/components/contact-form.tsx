import { type FormEvent, useEffect, useRef, useState } from 'react'
import { BRAND } from '#shared/brand.ts'
import { CONTACT } from '#shared/catalog/constants.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { sendContactMessage } from '#shared/contracts/contact.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import {
  FIELDS,
  focusOn,
  type Problems,
  problemsOf,
  refusedFields,
  valueOf,
} from '#web/features/contact/form-problems.ts'

const FAILED = 'Your message could not be sent. It is still here: try again in a few minutes.'

/**
 * Data of an empty form. A message that is sent twice from the same form has the same id, and counts once.
 * `openedAt` is in milliseconds since the page was opened.
 */
const freshForm = (openedAt: number) => ({ submissionId: crypto.randomUUID(), openedAt })

/** The confirmation is shown for only five seconds, at the end of a form that may be below the screen. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** An uncontrolled form, which keeps what was typed before hydration, and after a failure. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const formData = useRef<ReturnType<typeof freshForm> | null>(null)
  const hydrated = useHydrated()
  // A prerendered form may have been filled in since the page was opened, long before hydration.
  const [firstOpenedAt] = useState(() => (hydrated ? performance.now() : 0))
  const [problems, setProblems] = useState<Problems>({})
  const [isSent, setIsSent] = useState(false)
  const message = useCall(sendContactMessage)

  useEffect(() => {
    if (!isSent) return undefined
    const timer = setTimeout(() => setIsSent(false), CONTACT.noticeMs)
    return () => clearTimeout(timer)
  }, [isSent])

  function show(found: Problems) {
    setProblems(found)
    const first = FIELDS.find((name) => found[name] !== undefined)
    if (form.current && first) focusOn(form.current, first)
  }

  /** Clears the error of a field while it is being corrected. */
  function clearProblem({ target }: FormEvent<HTMLFormElement>) {
    const changed = FIELDS.find(
      (name) =>
        (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.name === name,
    )
    if (changed !== undefined && problems[changed] !== undefined)
      setProblems({ ...problems, [changed]: undefined })
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const current = event.currentTarget
    if (message.isPending) return
    const found = problemsOf(current)
    show(found)
    if (Object.keys(found).length > 0) return
    setIsSent(false)
    const { submissionId, openedAt } = (formData.current ??= freshForm(firstOpenedAt))
    const website = new FormData(current).get('website')
    const body = {
      submissionId,
      name: valueOf(current, 'name'),
      email: valueOf(current, 'email'),
      message: valueOf(current, 'message'),
      website: typeof website === 'string' ? website : '',
      openMs: Math.round(performance.now() - openedAt),
    }
    message.mutate(
      { body },
      {
        onSuccess: () => {
          current.reset()
          formData.current = freshForm(performance.now())
          setIsSent(true)
        },
        onError: (error) => show(refusedFields(error)),
      },
    )
  }

  return (
    // Outside a dialog this method does nothing: submitting before hydration must not put the message into
    // the address.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={send}
      onInput={clearProblem}
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
      <Field label="Name" required error={problems.name}>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field
        label="Email"
        required
        error={problems.email}
        hint="We reply to this address and use it for nothing else."
      >
        <Input type="email" name="email" autoComplete="email" required />
      </Field>
      <Field label="Message" required error={problems.message}>
        <Textarea name="message" rows={8} required className="min-h-40" />
      </Field>
      {/* A honeypot: people do not see this field, but programs that fill in forms do. */}
      <div aria-hidden="true" className="absolute -left-[10000px] h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
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
        {message.isError && Object.keys(refusedFields(message.error)).length === 0 && (
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
