import type { ComponentProps, ReactNode } from 'react'
import { clsx } from 'clsx'

interface ChoiceOptionProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox'
  label: ReactNode
  /** A second, quieter line. */
  hint: string
}

/** A radio button or checkbox with two lines of text. */
export function ChoiceOption({ label, hint, ...input }: ChoiceOptionProps) {
  return (
    <label
      className={clsx(
        '-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2.5',
        'transition-colors duration-150',
        input.type === 'radio' && input.checked ? 'bg-brand-soft' : 'hover:bg-wash',
      )}
    >
      <input {...input} className="mt-1 size-4 shrink-0 accent-brand" />
      <span className="min-w-0 text-sm">
        <span className="block font-medium">{label}</span>
        <span className="block text-xs text-muted">{hint}</span>
      </span>
    </label>
  )
}
