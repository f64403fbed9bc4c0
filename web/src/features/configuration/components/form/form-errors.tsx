import { Notice } from '#web/components/ui/states/notice.tsx'
import type { FormError } from '#web/features/configuration/form-values.ts'

interface FormErrorsProps {
  errors: readonly FormError[]
  /** Focuses the field. */
  onGo: (field: FormError['field']) => void
}

/** Lists the errors of the form. The form is longer than a screen, so each error leads to its field. */
export function FormErrors({ errors, onGo }: FormErrorsProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <Notice tone="bad" title="Not saved yet">
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
        </Notice>
      )}
    </div>
  )
}
