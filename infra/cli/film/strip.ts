import type { Browser } from 'playwright-core'
import type { Shot } from './camera.ts'

const GAP = 24

/** Arranges a journey's screenshots in rows, each with step, clicks and seconds, as one PNG. */
export async function stripOf(
  browser: Browser,
  title: string,
  width: number,
  shots: readonly Shot[],
): Promise<Buffer> {
  const isWide = width > 800
  const [perRow, each] = isWide ? [3, 560] : [6, 280]
  const page = await browser.newPage({
    viewport: { width: perRow * (each + GAP) + GAP, height: 600 },
    colorScheme: 'light',
  })
  try {
    await page.setContent(
      `<style>
        body { margin: 0; padding: ${GAP}px; font: 14px/1.4 system-ui, sans-serif; color: #1c1b19; background: #eceae5 }
        h1 { margin: 0 0 ${GAP}px; font-size: 22px }
        ol { display: grid; grid-template-columns: repeat(${perRow}, ${each}px); gap: ${GAP}px; margin: 0; padding: 0; list-style: none }
        img { display: block; width: 100%; border: 1px solid #c9c5bc; border-radius: 6px }
        p { margin: 8px 0 0 } b { font-weight: 600 }
      </style>
      <h1>${title}, ${width} px: ${taken(sumOf(shots))}</h1>
      <ol>${shots.map(frameOf).join('')}</ol>`,
    )
    return await page.screenshot({ type: 'png', fullPage: true })
  } finally {
    await page.close()
  }
}

const frameOf = (shot: Shot, index: number): string =>
  `<li><img src="data:image/png;base64,${shot.png.toString('base64')}">
  <p><b>${index + 1}. ${shot.title}</b><br>${taken(shot)}</p></li>`

const sumOf = (shots: readonly Shot[]): Pick<Shot, 'clicks' | 'seconds'> => ({
  clicks: shots.reduce((sum, { clicks }) => sum + clicks, 0),
  seconds: shots.reduce((sum, { seconds }) => sum + seconds, 0),
})

export const taken = ({ clicks, seconds }: Pick<Shot, 'clicks' | 'seconds'>): string =>
  `${clicks} ${clicks === 1 ? 'click' : 'clicks'}, ${seconds.toFixed(1)} s`

export const takenInAll = (shots: readonly Shot[]): string => taken(sumOf(shots))
