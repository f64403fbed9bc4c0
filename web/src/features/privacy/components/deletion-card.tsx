import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DELETION_PHRASE } from '#shared/catalog/constants.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input } from '#web/components/ui/forms/input.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { explain } from '#web/lib/api/api-error.ts'
import { deleteAccount } from '#shared/contracts/account/privacy.ts'
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts'
import { useCall } from '#web/lib/api/use-call.ts'

const TYPE_EXACTLY = `Type ${DELETION_PHRASE} exactly as shown, in capital letters.`
const FAILED = 'Your account wasn’t deleted. Please try again, or write to support.'

/** Deletes the account, after a confirmation in the page for which a phrase has to be typed. */
export function DeletionCard({ onDeleted }: { onDeleted: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusOnChange(confirming, () => opener)
  const cancel = () => {
    focusNext()
    setConfirming(false)
  }
  return (
    <TitledCard
      title="Delete Account"
      description={
        'Your account with your resume, your configuration, your tracker and our access ' +
        'to Gmail. It can’t be restored.'
      }
    >
      <CardBody>
        {confirming ? (
          <Confirmation onCancel={cancel} onDeleted={onDeleted} />
        ) : (
          <Button ref={opener} variant="danger" onClick={() => setConfirming(true)}>
            <Trash2 aria-hidden />
            Delete my account
          </Button>
        )}
      </CardBody>
    </TitledCard>
  )
}

function Confirmation({ onCancel, onDeleted }: { onCancel: () => void; onDeleted: () => void }) {
  const [phrase, setPhrase] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useCall(deleteAccount)
  useEffect(() => input.current?.focus(), [])

  function remove(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (phrase !== DELETION_PHRASE) {
      setProblem(TYPE_EXACTLY)
      input.current?.focus()
      return
    }
    setProblem(null)
    mutate(
      { body: { confirmDeletion: true } },
      { onSuccess: onDeleted, onError: (error) => setProblem(explain(error, FAILED)) },
    )
  }

  return (
    <form noValidate onSubmit={remove} className="space-y-4">
      <ul className="measure list-disc space-y-1 pl-5 text-sm">
        <li>Your plan ends right away. We don’t refund what you’ve paid.</li>
        <li>We erase your data within the hour, and our backups lose it within {POLICY.backupDays} days.</li>
        <li>Stripe keeps invoices, as tax law requires. Drafts in your own Gmail stay yours.</li>
      </ul>
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Field label={<>Type {DELETION_PHRASE} to confirm</>}>
        <Input
          ref={input}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          aria-invalid={problem === TYPE_EXACTLY || undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-sm"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onCancel} disabled={isPending}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {isPending ? 'Deleting' : 'Permanently delete my account'}
        </Button>
      </div>
    </form>
  )
}
