import type { Appearance } from '@stripe/stripe-js'
import { useSyncExternalStore } from 'react'

/**
 * Tokens of the two themes as sRGB: the card form lives in a frame that knows neither our variables nor
 * OKLCH. A test compares them with tokens.css.
 */
export const CARD_FORM_COLOURS = {
  light: {
    brand: '#203f7c',
    sheet: '#fffefc',
    ink: '#141f32',
    muted: '#5d646f',
    control: '#7f8793',
    bad: '#c9302d',
    'bad-ink': '#a92321',
  },
  dark: {
    brand: '#a2bef2',
    sheet: '#161c26',
    ink: '#eeebe4',
    muted: '#a5abb5',
    control: '#737b87',
    bad: '#e8594f',
    'bad-ink': '#fda19a',
  },
} as const

export type Theme = keyof typeof CARD_FORM_COLOURS

/** The card form in the look of our own fields. */
export function appearanceOf(theme: Theme): Appearance {
  const colour = CARD_FORM_COLOURS[theme]
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: colour.brand,
      colorBackground: colour.sheet,
      colorText: colour.ink,
      colorTextSecondary: colour.muted,
      colorTextPlaceholder: colour.muted,
      colorDanger: colour['bad-ink'],
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour.control}`, boxShadow: 'none' },
      '.Input:focus': { border: `1px solid ${colour.brand}`, boxShadow: `0 0 0 1px ${colour.brand}` },
      '.Input--invalid': { border: `1px solid ${colour.bad}`, boxShadow: 'none' },
      '.Label': { fontSize: '14px', fontWeight: '500', color: colour.ink },
      '.Tab': { border: `1px solid ${colour.control}`, boxShadow: 'none' },
    },
  }
}

const DARK = '(prefers-color-scheme: dark)'

function watch(changed: () => void): () => void {
  const query = window.matchMedia(DARK)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** The colour scheme of the system. */
export const useTheme = (): Theme =>
  useSyncExternalStore(watch, () => (window.matchMedia(DARK).matches ? 'dark' : 'light'))
