import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { CLAIMS } from '#shared/catalog/claims.ts'
import { COUNTRIES } from '#shared/catalog/configuration/countries.ts'
import flags from '#web/features/landing/flags.svg'

/** Sizes in flags.svg, which is generated from the same list: npm run draw-previews. */
const FLAG = { width: 36, gap: 20, height: 24 } as const
const WIDTH = COUNTRIES.length * (FLAG.width + FLAG.gap)

/**
 * The flags of the countries that can be searched, passing by. They stop under the pointer, by the button,
 * and for visitors who prefer reduced motion.
 */
export function FlagStrip() {
  const [paused, setPaused] = useState(false)
  return (
    <section aria-label="Countries" className="border-y border-line">
      <div className="site-width flex flex-wrap items-center gap-x-8 gap-y-3 py-5">
        <p className="text-sm font-medium">{CLAIMS.countries.text}</p>
        <div className="flags" data-paused={paused || undefined}>
          <button type="button" className="flags-pause" onClick={() => setPaused(!paused)}>
            {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {paused ? 'Play' : 'Pause'}
            <span className="sr-only"> the flags</span>
          </button>
          <div className="flags-window">
            <div className="flags-track">
              <img
                src={flags}
                alt={`Flags of ${COUNTRIES.map(({ name }) => name).join(', ')}`}
                loading="lazy"
                decoding="async"
                width={WIDTH}
                height={FLAG.height}
              />
              <img src={flags} alt="" loading="lazy" decoding="async" width={WIDTH} height={FLAG.height} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
