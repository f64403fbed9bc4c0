/** The key that does the same as the button it stands in; for the eye, `aria-keyshortcuts` is for the ear. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-sm border border-line px-1 font-sans text-xs text-muted max-md:hidden print:hidden"
    >
      {children}
    </kbd>
  )
}
