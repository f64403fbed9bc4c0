import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useField } from '#web/components/ui/forms/field.tsx'
import { ACCEPT } from '#web/lib/api/resume-file.ts'

interface FileInputProps {
  inputRef: RefObject<HTMLInputElement | null>
  onChange: () => void
}

/** The browser's own control, which takes a dropped file without any script. */
export const FileInput = ({ inputRef, onChange }: FileInputProps) => (
  <input
    {...useField()}
    ref={inputRef}
    type="file"
    accept={ACCEPT}
    onChange={onChange}
    data-testid="demo-file"
    className={clsx(
      'w-full cursor-pointer rounded-lg border border-dashed border-control px-5 py-8 text-sm text-muted',
      'transition-colors duration-150 hover:bg-wash aria-invalid:border-bad lg:py-16',
      'file:mr-4 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-control',
      'file:bg-sheet file:px-4 file:py-2 file:text-sm file:font-medium file:text-ink',
    )}
  />
)
