import { useState, type ReactNode } from 'react'
import { ChoiceOption } from '#web/components/ui/forms/choice-option.tsx'
import { AlertDialog } from '#web/components/ui/overlays/alert-dialog.tsx'
import { Button } from '#web/components/ui/button.tsx'

interface Act<Sent> {
  /** What will happen, shown before it is confirmed. */
  readonly effects: ReactNode
  /** Reports its end itself. */
  readonly mutation: { isPending: boolean; mutateAsync: (sent: Sent) => Promise<unknown> }
}

interface StatusActionsProps {
  noun: 'account' | 'admin'
  of: { id: string; email: string; isActive: boolean }
  status: Act<{ params: { id: string }; body: { isActive: boolean; cancelSubscription?: boolean } }>
  /** Offers to cancel the subscription as well. */
  cancelling?: { readonly label: string; readonly hint: string } | undefined
  deletion: Act<{ params: { id: string } }>
  /** Buttons before these. */
  children?: ReactNode
}

const nothing = () => undefined

/** Buttons to deactivate or activate an account and to delete it, each with a confirmation. */
export function StatusActions({ noun, of, status, cancelling, deletion, children }: StatusActionsProps) {
  const { id, email, isActive } = of
  const [cancels, setCancels] = useState(true)
  const verb = isActive ? 'Deactivate' : 'Activate'
  const toggle = () =>
    void status.mutation
      .mutateAsync({
        params: { id },
        body: { isActive: !isActive, ...(isActive && cancelling && { cancelSubscription: cancels }) },
      })
      .catch(nothing)
  // A promise, because callbacks passed to `mutate` are not called once the row is gone.
  const remove = () => void deletion.mutation.mutateAsync({ params: { id } }).then(focusPage, nothing)
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <AlertDialog
        trigger={
          <Button size="sm" busy={status.mutation.isPending} aria-label={`${verb} ${email}`}>
            {verb}
          </Button>
        }
        title={`${verb} this ${noun}?`}
        description={
          <>
            {status.effects}
            {isActive && cancelling && (
              <ChoiceOption
                type="checkbox"
                checked={cancels}
                onChange={({ target }) => setCancels(target.checked)}
                label={cancelling.label}
                hint={cancelling.hint}
              />
            )}
          </>
        }
        keep={<Button>Cancel</Button>}
        act={<Button variant="accent" onClick={toggle}>{`${verb} ${noun}`}</Button>}
      />
      <AlertDialog
        trigger={
          <Button
            size="sm"
            variant="danger"
            busy={deletion.mutation.isPending}
            aria-label={`Delete ${email}`}
          >
            Delete
          </Button>
        }
        title={`Delete this ${noun}?`}
        description={deletion.effects}
        keep={<Button>Cancel</Button>}
        act={<Button variant="danger" onClick={remove}>{`Delete ${noun}`}</Button>}
      />
    </div>
  )
}

/**
 * Focuses the page, because the focused element was removed with its row. Deferred until the closing dialog
 * has returned the focus.
 */
const focusPage = () => setTimeout(() => document.getElementById('main')?.focus({ preventScroll: true }))
