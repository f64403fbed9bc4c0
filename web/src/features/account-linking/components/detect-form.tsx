import { useState, type FormEvent } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'

interface DetectFormProps {
  readonly busy: boolean
  /** The address to begin with. */
  readonly known: string
  readonly onDetect: (email: string, password: string) => void
}

export function DetectForm({ busy, known, onDetect }: DetectFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const isEmpty = email.trim() === ''

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (isEmpty || busy) return
    if (field instanceof HTMLInputElement && !field.validity.valid) {
      setProblem('Enter a full email address, for example name@example.com.')
      field.focus()
      return
    }
    setProblem(undefined)
    onDetect(email.trim(), password)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-8 space-y-5" aria-label="Find the other account">
      <Field label="Email address of the other account" required error={problem}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field
        label="Password (optional)"
        hint={
          'For accounts made with an email address. Leave it blank if you signed up with ' +
          'Google: we mail a link to that address instead.'
        }
      >
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="accent"
          size="lg"
          className="w-full"
          busy={busy}
          disabled={isEmpty}
          aria-describedby="detect-why"
        >
          Check for Account Conflicts
        </Button>
        <p id="detect-why" className="mt-2 min-h-5 text-sm text-muted">
          {isEmpty ? 'Enter an email address first.' : busy ? 'Looking for the account.' : ''}
        </p>
      </div>
    </form>
  )
}
