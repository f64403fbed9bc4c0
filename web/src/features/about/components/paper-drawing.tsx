/** A pile of forms, and on top of it one letter with its seal. */
export function PaperDrawing({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 360 300" className={className} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M12 276h336" />
      <g className="stroke-control">
        <path d="m58 276-8-12 246-6 14 18z" className="fill-paper" />
        <path d="m48 262 6-14 250 4-2 10z" className="fill-paper" />
        <path d="m60 250-12-14 254-8 8 20z" className="fill-paper" />
        <path d="m52 236 4-12 246 2 4 10z" className="fill-paper" />
        <path d="M74 226h206l-26-62H100z" className="fill-paper" />
        <path d="M112 178h30M112 190h22M106 204h34M160 176h76v10h-76zM158 194h86v10h-86zM102 216h20" />
      </g>
      <g transform="rotate(-7 180 110)">
        <path d="M92 50h178v118H92z" className="fill-sheet" />
        <path d="m92 52 89 66 89-66" />
        <path d="m92 166 64-58M270 166l-64-58" />
        <circle cx="181" cy="118" r="15" className="fill-accent" stroke="none" />
        <path d="M175 119l4 4 8-9" className="stroke-on-accent" />
      </g>
    </svg>
  )
}
