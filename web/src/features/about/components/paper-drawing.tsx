import { LineDrawing } from '#web/components/ui/line-drawing.tsx'

/** The x coordinate of each sheet in the pile, from the bottom up. */
const PILE = [64, 58, 67, 61, 55, 60] as const

/** A pile of forms with one sealed letter on top. */
export function PaperDrawing({ className }: { className: string }) {
  return (
    <LineDrawing aria-hidden viewBox="0 0 360 300" className={className}>
      <path d="M12 276h336" />
      <g className="stroke-control">
        {PILE.map((x, index) => (
          <rect key={x} x={x} y={266 - index * 10} width="232" height="10" className="fill-paper" />
        ))}
        <path d="M60 216h232l-30-64H90z" className="fill-paper" />
        <path d="M96 196h36M90 206h28M150 192h98l3 10H147z" />
      </g>
      <g transform="rotate(-7 180 110)">
        <path d="M92 50h178v118H92z" className="fill-sheet" />
        <path d="m92 52 89 66 89-66" />
        <path d="m92 166 64-58M270 166l-64-58" />
        <circle cx="181" cy="118" r="15" className="fill-accent" stroke="none" />
      </g>
    </LineDrawing>
  )
}
