import type { ComponentProps } from 'react'
import { clsx } from 'clsx'
import { useField } from './field.tsx'

const FRAME = clsx(
  'w-full rounded-md border border-control bg-sheet px-3 py-2 text-base',
  'text-ink placeholder:text-muted aria-invalid:border-bad disabled:cursor-not-allowed',
  'disabled:bg-wash disabled:text-muted sm:text-sm',
)

export const controlClasses = clsx('min-h-10', FRAME)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...useField()} type={type} className={clsx(controlClasses, className)} {...props} />
}

/** Text of several lines; `className` sets the minimum height. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useField()} className={clsx(FRAME, 'resize-y', className)} {...props} />
}
