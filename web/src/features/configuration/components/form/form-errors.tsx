import { CircleAlert } from 'lucide-react'
import type { FormError } from '#web/features/configuration/form-values.ts'

interface FormErrorsProps {
  errors: readonly FormError[]
  /** Leads to the field. */
  onGo: (field: FormError['field']) => void
}

/**
 * What keeps the form from being saved, in one list; the form is longer than a screen, so each line leads to
 * its field.
 */
export function FormErrors({ errors, onGo }: FormErrorsProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className="flex items-start gap-3 rounded-lg border border-bad/40 bg-bad-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-5 text-bad-ink" />
          <div>
            <p className="font-semibold">Not saved yet</p>
            <ul className="mt-1 list-disc pl-5">
              {errors.map(({ field, message }) => (
                <li key={message}>
                  <button
                    type="button"
                    className="min-h-6 text-left underline decoration-1 underline-offset-4 hover:decoration-2"
                    onClick={() => onGo(field)}
                  >
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
