import { useState, type FormEvent } from 'react'
import { encode } from 'uqr'
import { beginSecondFactor, confirmSecondFactor } from '#shared/contracts/admin/admins.ts'
import type { ReplyOf } from '#shared/contracts/contract.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { TextLink } from '#web/components/ui/links.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { explain, hasCode } from '#web/lib/api/api-error.ts'

const TRY_AGAIN = 'Try again in a moment.'

interface SecondFactorSetupProps {
  /** `accent` where nothing else is to be done on the screen. */
  variant?: 'accent' | 'outline'
  /** Called once the code is confirmed. */
  onDone: () => void
}

/** Shows the secret and the recovery codes of a second factor and asks for a first code. */
export default function SecondFactorSetup({ variant = 'outline', onDone }: SecondFactorSetupProps) {
  const begin = useAdminCall(beginSecondFactor, null)
  // Only a code of the present factor replaces it.
  const asksForCode = hasCode(begin.error, 'second_factor_current')
  if (begin.data !== undefined) return <Enrolment enrolment={begin.data} onDone={onDone} />
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">
        You need an authenticator app, such as the one that came with your phone. It shows a six-digit code,
        which you enter after your password.
      </p>
      {begin.error !== null && !asksForCode && (
        <Notice tone="bad" role="alert">
          {explain(begin.error, TRY_AGAIN)}
        </Notice>
      )}
      {asksForCode ? (
        <form
          method="post"
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('current')
            begin.mutate({ body: { currentCode: typeof typed === 'string' ? typed : '' } })
          }}
        >
          <Field
            label="Current code"
            hint="From the app that you use now, or a recovery code. A wrong one signs you out."
            required
          >
            <Input name="current" autoComplete="one-time-code" maxLength={40} />
          </Field>
          <Button type="submit" variant={variant} busy={begin.isPending}>
            Replace the second factor
          </Button>
        </form>
      ) : (
        <Button variant={variant} busy={begin.isPending} onClick={() => begin.mutate({ body: {} })}>
          {begin.isPending ? 'Making a secret' : 'Set up a second factor'}
        </Button>
      )}
    </div>
  )
}

function Enrolment({
  enrolment: { secret, address, recoveryCodes },
  onDone,
}: {
  enrolment: ReplyOf<typeof beginSecondFactor>
  onDone: () => void
}) {
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useAdminCall(confirmSecondFactor, null)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (confirm.isPending) return
    const typed = new FormData(event.currentTarget).get('code')
    const code = typeof typed === 'string' ? typed.replaceAll(/\s/g, '') : ''
    if (!/^\d{6}$/.test(code)) {
      setProblem('Enter the six digits that the app shows.')
      return
    }
    setProblem(null)
    confirm.mutate(
      { body: { code } },
      { onSuccess: onDone, onError: (error) => setProblem(explain(error, TRY_AGAIN)) },
    )
  }
  return (
    <div className="space-y-6">
      <Section level={2} title="1. Add the account to your app">
        <p className="mt-1 text-sm text-muted">
          Scan this code with the app, or <TextLink href={address}>open it in the app</TextLink> on this
          phone.
        </p>
        <QrCode text={address} />
        <p className="mt-3 text-sm text-muted">If the app can’t scan, enter this key by hand:</p>
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <code className="rounded-md bg-wash px-2 py-1 break-all" data-testid="secret">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={secret} label="Copy the key" />
        </p>
      </Section>
      <Section level={2} title="2. Keep the recovery codes">
        <p className="mt-1 text-sm text-muted">
          Each lets you in once without the app. You won’t see them again.
        </p>
        <ul className="mt-2 grid grid-cols-1 gap-1 font-mono text-sm sm:grid-cols-2">
          {recoveryCodes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-3">
          <CopyButton text={recoveryCodes.join('\n')} label="Copy the codes" />
        </p>
      </Section>
      <form method="post" noValidate onSubmit={submit} className="space-y-4">
        <h2 className="text-lg">3. Enter a code from the app</h2>
        <Field label="Code" error={problem ?? undefined} required>
          <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Field>
        <Button type="submit" variant="accent" busy={confirm.isPending}>
          {confirm.isPending ? 'Turning on' : 'Turn on'}
        </Button>
      </form>
    </div>
  )
}

/** Dark on white in both themes, with the quiet zone that cameras need. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label="QR code of the key"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mt-3 size-48 rounded-md"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  )
}
