/** Where a chart will stand once there is enough to draw; its children say when. */
export function NotYet({ children }: { children: string }) {
  return (
    <>
      <p className="text-sm font-medium text-muted">Not enough yet</p>
      <p className="measure text-sm text-muted">{children}</p>
    </>
  )
}
