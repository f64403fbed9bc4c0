import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { appearanceOf, CARD_FORM_COLOURS } from './stripe-appearance.ts'

const tokens = readFileSync(path.resolve(import.meta.dirname, '../../styles/tokens.css'), 'utf8')

/** Converts OKLCH to sRGB, after Björn Ottosson's description of Oklab. */
function hexOf(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = oklch.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const channel = (value: number) =>
    Math.round(
      255 * Math.min(1, Math.max(0, value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
    )
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`
}

describe('the look of the card form', () => {
  it.each(Object.keys(CARD_FORM_COLOURS.light))('has the same %s as tokens.css', (name) => {
    const [, light = '', dark = ''] =
      new RegExp(`--color-${name}: light-dark\\(oklch\\(([^)]*)\\), oklch\\(([^)]*)\\)\\)`).exec(tokens) ?? []
    const shown = (['light', 'dark'] as const).map(
      (theme) => Object.entries(CARD_FORM_COLOURS[theme]).find(([known]) => known === name)?.[1],
    )
    expect(shown).toEqual([hexOf(light), hexOf(dark)])
  })

  it('accents with the dark blue, and follows the theme', () => {
    expect(appearanceOf('light')).toMatchObject({
      theme: 'stripe',
      variables: { colorPrimary: '#203f7c', colorBackground: '#fffefc', borderRadius: '6px' },
    })
    expect(appearanceOf('dark')).toMatchObject({
      theme: 'night',
      variables: { colorPrimary: '#a2bef2', colorText: '#eeebe4' },
    })
  })
})
