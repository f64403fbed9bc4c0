import type { Ref } from 'react'
import { clsx } from 'clsx'

interface RadioOptionProps {
  name: string
  value: string
  checked: boolean
  onChange: () => void
  onBlur: () => void
  ref?: Ref<HTMLInputElement>
  label: string
  /** A second, quieter line. */
  hint: string
}

/** One of several options that are all visible. */
export function RadioOption({ label, hint, checked, ...input }: RadioOptionProps) {
  return (
    <label
      className={clsx(
        '-mx-2 flex min-h-11 cursor-pointer items-start gap-3 rounded-md px-2 py-2.5',
        'transition-colors duration-150',
        checked ? 'bg-brand-soft' : 'hover:bg-wash',
      )}
    >
      <input {...input} type="radio" checked={checked} className="mt-1 size-4 shrink-0 accent-brand" />
      <span className="min-w-0 text-sm">
        <span className="block font-medium">{label}</span>
        <span className="block text-xs text-muted">{hint}</span>
      </span>
    </label>
  )
}
