import { LineDrawing } from '#web/components/ui/line-drawing.tsx'

/** A desk tray with an empty sheet, for a tracker without emails. */
export function EmptyDrawing() {
  return (
    <LineDrawing viewBox="0 0 140 84" className="w-36">
      <path d="M44 50V8h40l12 12v30" />
      <path d="M84 8v12h12" />
      <path d="M54 24h18M54 33h30" className="text-line" />
      <path d="M14 50h32l6 10h36l6-10h32v24H14z" />
      <path d="m104 40 18-18 5 5-18 18-7 2z" className="text-accent" stroke="currentColor" />
    </LineDrawing>
  )
}
