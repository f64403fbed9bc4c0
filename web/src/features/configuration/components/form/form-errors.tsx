import { CircleAlert } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
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
                  <Button
                    variant="link"
                    className="text-left font-normal text-ink"
                    onClick={() => onGo(field)}
                  >
                    {message}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
