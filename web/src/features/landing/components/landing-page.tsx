import { Closing } from './closing.tsx'
import { FlagStrip } from './flag-strip.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { Problem } from './problem.tsx'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <FlagStrip />
      <Problem />
      <HowItWorks />
      <Testimonials />
      <Pricing />
      <Questions />
      <Closing />
    </>
  )
}
