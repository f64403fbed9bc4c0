import { LoaderCircle } from 'lucide-react'

/** A spinner with a text. */
export function Waiting({ children }: { children: string }) {
  return (
    <output className="grid min-h-40 place-items-center">
      <span className="flex items-center gap-3 text-sm text-muted">
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
        {children}
      </span>
    </output>
  )
}
