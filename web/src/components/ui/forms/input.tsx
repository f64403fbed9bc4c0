import type { ComponentProps } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useField } from './field.tsx'

export const controlClasses = cn(
  'w-full min-h-10 rounded-md border border-control bg-sheet px-3 py-2 text-base',
  'text-ink placeholder:text-muted aria-invalid:border-bad disabled:cursor-not-allowed',
  'disabled:bg-wash disabled:text-muted sm:text-sm',
)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input {...useField()} type={type} className={cn(controlClasses, className)} {...props} />
}

/** Text of several lines; `className` says how high it is at least. */
export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...useField()} className={cn(controlClasses, 'resize-y', className)} {...props} />
}
