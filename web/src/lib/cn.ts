import { clsx, type ClassValue } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl']
const SIDES = ['x', 'y', 't', 'r', 'b', 'l']
const spacing = (name: string) =>
  Object.fromEntries(['', ...SIDES].map((side) => [`${name}${side}`, [{ [`${name}${side}`]: [any] }]]))
const wider = (name: string) => ({
  [name]: SIDES.map((side) => `${name}${side}`),
  [`${name}x`]: [`${name}r`, `${name}l`],
  [`${name}y`]: [`${name}t`, `${name}b`],
})

/**
 * The few things about which one class of ours contradicts another. The library's own list, of all that
 * Tailwind has, is three times as large as the library.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline',
      'inline-block',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'hidden',
      'contents',
    ],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    ...spacing('p'),
    ...spacing('m'),
    ...Object.fromEntries(
      [
        'w',
        'h',
        'size',
        'min-w',
        'min-h',
        'max-w',
        'max-h',
        'justify',
        'items',
        'opacity',
        'shadow',
        'bg',
        'grid-cols',
        'transition',
      ].map((name) => [name, [{ [name]: [any] }]]),
    ),
    rounded: [{ rounded: ['', any] }],
    'text-size': [{ text: [...SIZES, (value: string) => value.startsWith('[')] }],
    'text-align': [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
    'text-colour': [{ text: [any] }],
    'font-family': [{ font: ['sans', 'serif', 'letter'] }],
    'font-weight': [{ font: [any] }],
    'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
    'border-width': [{ border: ['', '0', '2'] }],
    ...Object.fromEntries(
      SIDES.map((side) => [`border-${side}`, [{ [`border-${side}`]: ['', '0', '2', '4'] }]]),
    ),
    'border-colour': [{ border: [any] }],
  },
  conflictingClassGroups: { ...wider('p'), ...wider('m'), size: ['w', 'h'] },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'marker', 'selection'],
}))

/** Joins class names; of two Tailwind classes that contradict each other the later wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values))
}
