/** In place of a chart with too few points; the children say when it will appear. */
export function NotYet({ children }: { children: string }) {
  return (
    <>
      <p className="text-sm font-medium text-muted">Not enough yet</p>
      <p className="measure text-sm text-muted">{children}</p>
    </>
  )
}
