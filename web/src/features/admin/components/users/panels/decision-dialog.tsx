import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { GOODWILL } from '#shared/catalog/admin.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Textarea } from '#web/components/ui/forms/input.tsx'
import { Dialog } from '#web/components/ui/overlays/dialog.tsx'
import { explain } from '#web/lib/api/api-error.ts'

export interface Decision {
  readonly title: string
  /** What will happen. */
  readonly effects: string
  readonly button: string
  /** The question for how much; absent where there is nothing to choose. */
  readonly amount?: { readonly label: string; readonly hint: string; readonly initial: string }
  /** Sends the decision. `operationId` is the same for every try. */
  readonly send: (decision: { operationId: string; reason: string; amount: number }) => Promise<unknown>
}

/** Asks for amount and reason, and stays open with the server's words when the act is refused. */
export function DecisionDialog({ act, onClose }: { act: Decision; onClose: () => void }) {
  // One decision, however often it is sent: a double click, or a second try after a lost answer.
  const [operationId] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState(act.amount?.initial ?? '1')
  const [reason, setReason] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: act.send, onSuccess: onClose })
  const isAmountRight = Number(amount) > 0
  const isReasonRight = reason.trim().length >= GOODWILL.reasonLeast

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (isAmountRight && isReasonRight && !isPending) mutate({ operationId, reason, amount: Number(amount) })
  }

  return (
    <Dialog onClose={onClose} busy={isPending} title={act.title} description={act.effects} steady>
      <form noValidate onSubmit={submit} className="space-y-5">
        {act.amount && (
          <Field
            label={act.amount.label}
            hint={act.amount.hint}
            error={isAsked && !isAmountRight ? 'Enter a number above zero.' : undefined}
          >
            <Input inputMode="decimal" value={amount} onChange={({ target }) => setAmount(target.value)} />
          </Field>
        )}
        <Field
          label="Reason"
          hint="Kept with the account. The user’s own export shows it."
          error={isAsked && !isReasonRight ? 'Say why.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={GOODWILL.reasonMost}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <p role="alert" className="text-sm text-bad-ink empty:hidden">
          {error && explain(error, 'Please try again. It is done once, however often you try.')}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="accent" busy={isPending}>
            {act.button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
