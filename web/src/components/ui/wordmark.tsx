import { BRAND } from '#shared/brand.ts'

/** The product's name with its logo, an envelope closed with a seal. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-lg font-semibold">
      <svg
        aria-hidden
        viewBox="0 0 24 20"
        className="h-5 w-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M1 2h20v14H1z" />
        <path d="m1 3 10 7.5L21 3" />
        <circle cx="19" cy="15" r="4" className="fill-accent" stroke="none" />
      </svg>
      {BRAND.name}
    </span>
  )
}
