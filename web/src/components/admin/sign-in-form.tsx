import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ADMIN } from '#shared/catalog/admin.ts'
import { signInAdmin } from '#web/lib/admin/admin-calls.ts'
import { adminSession } from '#web/lib/admin/admin-session.ts'
import { ApiError, explain, hasCode } from '#web/lib/api/api-error.ts'
import { waitingTime } from '#web/lib/api/retry-words.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { notify } from '#web/lib/notify.ts'
import { Wordmark } from '#web/components/ui/wordmark.tsx'
import { AUTHENTICATION_ERROR, AUTHENTICATION_FAILED, ENDS } from './texts.ts'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** The server refused the credentials (401) or the number of attempts (429); any other error is a failure. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 401 || error.status === 429)

function messageOf(error: ApiError): string {
  const message = explain(error, AUTHENTICATION_FAILED.description)
  return error.retryAfter === null
    ? message
    : `${message} You can try again in ${waitingTime(error.retryAfter)}.`
}

/** The field for the code appears after a correct password, and the user goes on typing there. */
const focusOnMount = (field: HTMLInputElement | null): void => field?.focus()

/**
 * Asks for email and password, which are sent as headers of the first call, and for the code of a second
 * factor.
 */
export function SignInForm() {
  const ended = adminSession.ended()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({
    email: false,
    password: false,
  })
  const [busy, setBusy] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  // The page that had the focus is gone.
  useEffect(() => {
    if (ended !== null) heading.current?.focus({ preventScroll: true })
  }, [ended])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const credentials = { email: textOf(data, 'email').trim(), password: textOf(data, 'password') }
    const empty = { email: credentials.email === '', password: credentials.password === '' }
    setMissing(empty)
    setRefusal(null)
    if (empty.email || empty.password) {
      const first = form.elements.namedItem(empty.email ? 'email' : 'password')
      if (first instanceof HTMLInputElement) first.focus()
      return
    }
    setBusy(true)
    try {
      await signInAdmin(credentials, encodeURIComponent(textOf(data, 'code').trim()))
    } catch (error) {
      if (hasCode(error, 'admin_code_required')) {
        setAsksForCode(true)
        if (asksForCode) setRefusal(explain(error, AUTHENTICATION_FAILED.description))
        return
      }
      setAsksForCode(asksForCode || hasCode(error, 'admin_code_wrong'))
      const isRefused = isRefusal(error)
      setRefusal(isRefused ? messageOf(error) : explain(error, AUTHENTICATION_ERROR.description))
      notify.failure(
        isRefused
          ? { title: AUTHENTICATION_FAILED.title, description: messageOf(error) }
          : AUTHENTICATION_ERROR,
      )
      const password = form.elements.namedItem('password')
      if (password instanceof HTMLInputElement) password.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        <a href={paths.home} className="inline-flex min-h-6 rounded-md">
          <Wordmark />
        </a>
        <Card className="mt-5 p-6 sm:p-8">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            Admin sign-in
          </h1>
          <p className="mt-2 text-sm text-muted">
            For the people who run the service. Your own account is on the dashboard.
          </p>
          {refusal === null && ended !== null && (
            <Notice tone="info" className="mt-5" live>
              {ENDS[ended]}
            </Notice>
          )}
          {refusal !== null && (
            <Notice tone="bad" role="alert" className="mt-5">
              {refusal}
            </Notice>
          )}
          {/* If the browser itself submits the form, the password must not end up in the address. */}
          <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-6 space-y-5">
            <Field label="Email" error={missing.email ? 'Enter your email address.' : undefined} required>
              <Input
                name="email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
            <Field
              label="Password"
              error={missing.password ? 'Enter your password.' : undefined}
              hint={`You stay signed in for ${ADMIN.sessionHours} hours. Sign out on a shared computer.`}
              required
            >
              <Input name="password" type="password" autoComplete="current-password" />
            </Field>
            {asksForCode && (
              <Field
                label="Code"
                hint="The six digits that your authenticator app shows, or one of your recovery codes."
                required
              >
                <Input ref={focusOnMount} name="code" autoComplete="one-time-code" spellCheck={false} />
              </Field>
            )}
            <Button type="submit" variant="accent" busy={busy} className="w-full">
              {busy ? 'Signing in' : 'Sign in'}
            </Button>
          </form>
        </Card>
      </div>
    </main>
  )
}
