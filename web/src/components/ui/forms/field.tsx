import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, type ReactNode } from 'react'
import { clsx } from 'clsx'

/** The attributes that tie a control to the label, hint and error of its field. */
const FieldContext = createContext<{
  readonly id?: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
  readonly 'aria-required'?: true | undefined
}>({})

/** Attributes for the control of a field; none for a control without a field. */
export const useField = () => use(FieldContext)

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  className?: string
  /** The control. */
  children: ReactNode
}

/** Label above, hint below, error in place and announced. */
export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = clsx(error && errorId, hint && hintId)
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className="block text-sm font-medium">
        {label}
      </label>
      <div className="mt-1.5">
        <FieldContext
          value={{
            id,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-required': required ? true : undefined,
          }}
        >
          {children}
        </FieldContext>
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

/** Rendered even without a message, so that screen readers announce one that appears. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={clsx('flex items-start gap-1.5 text-sm text-bad-ink', message && 'mt-1.5')}
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
