import type { ReactNode } from 'react'
import { LineDrawing } from '#web/components/ui/line-drawing.tsx'

/** Line drawings of 40 by 40. */
const DRAWINGS = {
  resume: (
    <>
      <path d="M9 4h16l7 7v25H9z" />
      <path d="M25 4v7h7" />
      <circle cx="16" cy="16" r="3" />
      <path d="M11.5 24c1-3 8-3 9 0M14 29h13M14 32.5h9" />
    </>
  ),
  title: (
    <>
      <path d="M5 13h30v20H5zM14 13V8h12v5M5 21h30" />
      <path d="M18 19.5h4v4h-4z" />
    </>
  ),
  place: (
    <>
      <path d="M20 36S8 24 8 16a12 12 0 0 1 24 0c0 8-12 20-12 20z" />
      <circle cx="20" cy="16" r="4.5" />
    </>
  ),
  level: (
    <>
      <path d="M4 34h8v-8h8v-8h8v-8h8" />
      <circle cx="32" cy="4.5" r="2.5" />
    </>
  ),
  package: (
    <>
      <path d="M6 11h28M6 20h28M6 29h28" />
      <circle cx="14" cy="11" r="3.5" className="fill-paper" />
      <circle cx="26" cy="20" r="3.5" className="fill-paper" />
      <circle cx="18" cy="29" r="3.5" className="fill-paper" />
    </>
  ),
  posting: (
    <>
      <path d="M6 5h20v14M6 5v26h12M11 11h10M11 16h10M11 21h5" />
      <circle cx="26" cy="26" r="6.5" />
      <path d="m31 31 5 5" />
    </>
  ),
  company: (
    <>
      <path d="M7 36V9l14-5v32M21 15h12v21M4 36h32" />
      <path d="M12 13h4M12 19h4M12 25h4M26 21h3M26 27h3M12 36v-5h4v5" />
    </>
  ),
  person: (
    <>
      <circle cx="20" cy="13" r="7" />
      <path d="M6 36c0-9 6-13 14-13s14 4 14 13" />
      <path d="m16 31 3 3 6-6" />
    </>
  ),
  letter: (
    <>
      <path d="M6 6h22v11M6 6v28h22v-6M11 13h12M11 18h9M11 23h6" />
      <path d="m20 28 13-13 3 3-13 13-4 1z" />
    </>
  ),
  drafts: (
    <>
      <path d="M9 9h26v19" />
      <path d="M4 14h26v19H4z" />
      <path d="m4 15 13 10 13-10" />
      <circle cx="30" cy="33" r="5" className="fill-accent" stroke="none" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type StepIcon = keyof typeof DRAWINGS

export const StepDrawing = ({ icon }: { icon: StepIcon }) => (
  <LineDrawing aria-hidden viewBox="0 0 40 40" className="size-10 shrink-0">
    {DRAWINGS[icon]}
  </LineDrawing>
)

/** The engine: a sheet on a desk, with a pen. */
export const EngineDrawing = () => (
  <LineDrawing aria-hidden viewBox="0 0 120 96" className="w-30">
    <path d="M2 78h116M14 78v16M106 78v16" />
    <path d="M34 8h44v62H34z" />
    <path d="M42 20h28M42 30h28M42 40h20M42 50h24" />
    <path d="m66 62 26-38 7 5-26 38-9 4z" />
    <path d="m88 30 7 5" />
    <circle cx="44" cy="61" r="4" className="fill-accent" stroke="none" />
  </LineDrawing>
)
