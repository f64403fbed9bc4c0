import { ChevronLeft, ChevronRight } from 'lucide-react'
import { TRACKER } from '#shared/catalog/constants.ts'
import { Button } from './button.tsx'

/** The pages to link: the first, the last and some on either side of the current one, with gaps between. */
export function pageMarks(current: number, total: number): (number | 'gap')[] {
  const marks: (number | 'gap')[] = []
  let last = 0
  for (let page = 1; page <= total; page += 1) {
    if (page !== 1 && page !== total && Math.abs(page - current) > TRACKER.paginationWindow) continue
    if (page - last === 2) marks.push(page - 1)
    else if (page - last > 2) marks.push('gap')
    marks.push(page)
    last = page
  }
  return marks
}

interface PaginationProps {
  page: number
  totalPages: number
  onChange: (page: number) => void
  label: string
}

export function Pagination({ page, totalPages, onChange, label }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 print:hidden">
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:px-2"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <ul className="flex flex-wrap items-center gap-1 tabular">
        {pageMarks(page, totalPages).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span className="px-2 text-muted" aria-hidden>
                …
              </span>
            ) : (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                className="min-w-8 aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand max-sm:px-2"
                onClick={() => onChange(mark)}
              >
                {mark}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="max-sm:px-2"
        disabled={page >= totalPages}
        onClick={() => onChange(page + 1)}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
