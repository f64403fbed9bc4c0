import type { ComponentProps } from 'react'

/** A drawing in thin lines of the surrounding text colour; name it, or hide it from screen readers. */
export const LineDrawing = (props: ComponentProps<'svg'>) => (
  <svg
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
)
