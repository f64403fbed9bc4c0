import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useField } from './field.tsx'

const FRAME = clsx(
  'w-full rounded-md border border-control bg-sheet px-3 py-2 text-base',
  'text-ink placeholder:text-muted aria-invalid:border-bad disabled:cursor-not-allowed',
  'disabled:bg-wash disabled:text-muted sm:text-sm',
)

export const controlClasses = clsx('min-h-11 sm:min-h-10', FRAME)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...useField()} type={type} className={clsx(controlClasses, className)} {...props} />
}

/** Text of several lines; `className` sets the minimum height. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useField()} className={clsx(FRAME, 'resize-y', className)} {...props} />
}

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { readonly value: string; readonly label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** The browser's own list of options. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useField()}
        className={clsx(
          controlClasses,
          'appearance-none truncate pr-9 has-[[value=""]:checked]:text-muted [&>option]:text-ink',
        )}
        {...props}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <FieldArrow />
    </div>
  )
}

/** At the right end of a field that opens a list; its parent has to be `relative`. */
export const FieldArrow = () => (
  <ChevronDown
    aria-hidden
    className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
  />
)
