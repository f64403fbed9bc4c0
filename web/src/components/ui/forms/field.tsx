import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'

export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  className?: string
  /** Gets the attributes that tie the control to its label, hint and error. */
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint below, error in place and announced. */
export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error ? errorId : null, hint ? hintId : null].filter((part) => part !== null).join(' ')
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
      </div>
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className="mt-1.5 measure text-xs text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Present before there is an error, so that screen readers announce the one that comes. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={cn('flex items-start gap-1.5 text-sm text-bad-ink', message && 'mt-1.5')}
    >
      {message && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4" />
          {message}
        </>
      )}
    </p>
  )
}
