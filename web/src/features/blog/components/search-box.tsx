import { Search } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { BLOG } from '#shared/catalog/constants.ts'
import { Input } from '#web/components/ui/forms/input.tsx'

interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What was typed before hydration.
    const early = field.current?.value ?? ''
    if (early !== '') onChange(early)
  }, [onChange])
  return (
    <div className="w-full sm:max-w-md">
      <label htmlFor={id} className="block text-sm font-medium">
        Search the articles
      </label>
      <div className="relative mt-1.5">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          ref={field}
          id={id}
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          maxLength={BLOG.maxSearchLength}
          autoComplete="off"
          className="h-11 pl-9"
        />
      </div>
    </div>
  )
}
