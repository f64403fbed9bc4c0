import { LineDrawing } from '#web/components/ui/line-drawing.tsx'
import type { ReactNode } from 'react'
import type { Founder } from '#shared/catalog/operator.ts'

const HEADS: Readonly<Record<Founder['portrait'], ReactNode>> = {
  bun: (
    <>
      <circle cx="48" cy="15" r="7" />
      <path d="M33 40c-3-14 5-20 15-20s18 6 15 20" />
      <path d="M35 34c7 0 14-3 18-8 2 4 5 6 9 7" />
      <path d="M35 38c0 14 5 22 13 22s13-8 13-22" />
    </>
  ),
  beard: (
    <>
      <path d="M34 36c-3-13 3-20 14-20 10 0 17 5 14 20" />
      <path d="M35 30c4-6 9-4 14-6 5-1 8 0 12 6" />
      <path d="M35 32c-1 8 0 13 1 17 2 8 6 12 12 12s10-4 12-12c1-4 2-9 1-17" />
      <path d="M36 48c4 2 6-2 12-2s8 4 12 2M44 52h8" />
      <path d="M38 38h8v4h-8zM50 38h8v4h-8zM46 39.5h4" />
    </>
  ),
}

/** A person in a few lines; the name stands beside it. */
export function Portrait({ of }: { of: Founder['portrait'] }) {
  return (
    <LineDrawing aria-hidden viewBox="0 0 96 96" className="size-24 shrink-0">
      <circle cx="48" cy="48" r="47" className="fill-wash stroke-line" />
      {HEADS[of]}
      {of === 'bun' && <path d="M42 41v1M54 41v1M44 51c2.5 2 5.5 2 8 0" />}
      <path d="M43 60v7c-9 2-18 6-21 16M53 60v7c9 2 18 6 21 16M43 67c2 4 8 4 10 0" />
    </LineDrawing>
  )
}
