import { Suspense } from 'react'
import { Closing } from './closing.tsx'
import { FlagStrip } from './flag-strip.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'

const SECTIONS = [Hero, FlagStrip, Problem, HowItWorks, Testimonials, Pricing, Questions, Closing]

/**
 * Nothing here suspends: with a boundary each, the sections hydrate separately, starting with the one that
 * the visitor touches.
 */
export default function LandingPage() {
  return SECTIONS.map((Part) => (
    <Suspense key={Part.name}>
      <Part />
    </Suspense>
  ))
}
