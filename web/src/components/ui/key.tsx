/** Shows the keyboard shortcut of the button around it; screen readers get `aria-keyshortcuts` instead. */
export function Key({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden
      className="rounded-sm border border-current px-1 font-sans text-xs opacity-70 max-md:hidden print:hidden"
    >
      {children}
    </kbd>
  )
}
