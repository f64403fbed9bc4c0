import { applyAppearance, CARD_STYLE, styled } from './appearance.ts'
import {
  cardOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  problemOf,
  type FieldName,
  type Problem,
} from './card-input.ts'
import type { CardInput } from '../test-cards.ts'
import { FRONT_PAGE } from './wire.ts'

interface FieldSpec {
  readonly name: FieldName
  readonly label: string
  readonly autocomplete: AutoFill
  readonly placeholder: string
  readonly format: (text: string) => string
}

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format: formatNumber,
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    format: formatExpiry,
  },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', format: formatCvc },
  {
    name: 'postal',
    label: 'Postal code',
    autocomplete: 'postal-code',
    placeholder: '12345',
    format: (text) => text.slice(0, 12),
  },
]

interface Field extends FieldSpec {
  readonly input: HTMLInputElement
  readonly problem: HTMLElement
}

let forms = 0

function build(spec: FieldSpec, id: string): { element: HTMLElement; field: Field } {
  const element = document.createElement('div')
  element.className = `field ${spec.name}`
  const label = document.createElement('label')
  label.htmlFor = id
  label.textContent = spec.label
  const input = document.createElement('input')
  Object.assign(input, {
    id,
    type: 'text',
    name: spec.name,
    placeholder: spec.placeholder,
    autocomplete: spec.autocomplete,
    inputMode: spec.name === 'postal' ? 'text' : 'numeric',
    required: true,
  })
  input.setAttribute('aria-describedby', `${id}-problem`)
  const problem = document.createElement('p')
  problem.id = `${id}-problem`
  problem.className = 'problem'
  problem.setAttribute('role', 'alert')
  element.append(label, input, problem)
  return { element, field: { ...spec, input, problem } }
}

function show(field: Field, problem: Problem | null): void {
  field.problem.textContent = problem?.message ?? ''
  if (problem === null) field.input.removeAttribute('aria-invalid')
  else field.input.setAttribute('aria-invalid', 'true')
}

export interface CardForm {
  readonly host: HTMLElement
  setAppearance(appearance: unknown): void
  complete(): boolean
  empty(): boolean
  /** Shows the errors and focuses the first. Null when there are none. */
  validate(): Problem | null
  card(): CardInput
}

/**
 * The card form, in its own shadow root, so that the page's styles do not affect it, as with Stripe's iframe.
 */
export function cardForm(options: {
  postal: boolean
  appearance: unknown
  now: () => Date
  on(event: 'change' | 'focus' | 'blur' | 'escape'): void
}): CardForm {
  forms += 1
  const host = document.createElement('div')
  host.dataset['stripe'] = 'payment'
  const root = styled(host, CARD_STYLE)
  const built = FIELDS.filter(({ name }) => name !== 'postal' || options.postal).map((spec) =>
    build(spec, `card-${forms}-${spec.name}`),
  )
  const fields = built.map(({ field }) => field)
  const values = () => ({
    number: '',
    expiry: '',
    cvc: '',
    postal: '',
    ...Object.fromEntries(fields.map(({ name, input }) => [name, input.value])),
  })
  const problem = (field: Field) => problemOf(field.name, field.input.value, options.now())

  const group = document.createElement('div')
  group.className = 'fields'
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', 'Card')
  group.append(...built.map(({ element }) => element), testNote())
  root.append(group)
  applyAppearance(host, options.appearance)

  for (const field of fields) {
    const { input, format } = field
    input.addEventListener('input', (event) => {
      const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
      if (!deleting) input.value = format(input.value)
      show(field, null)
      options.on('change')
    })
    input.addEventListener('focus', () => options.on('focus'))
    input.addEventListener('blur', (event) => {
      // Only when the focus moves to another field: a line that appears under the pointer would push the
      // button away.
      if (input.value !== '' && fields.some((other) => other.input === event.relatedTarget))
        show(field, problem(field))
      options.on('blur')
    })
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') options.on('escape')
      if (event.key === 'Enter') host.closest('form')?.requestSubmit()
    })
  }
  return {
    host,
    setAppearance: (appearance) => applyAppearance(host, appearance),
    complete: () => fields.every((field) => problem(field) === null),
    empty: () => fields.every(({ input }) => input.value === ''),
    validate: () => {
      for (const field of fields) show(field, problem(field))
      const wrong = fields.find((field) => problem(field) !== null)
      wrong?.input.focus()
      return wrong === undefined ? null : problem(wrong)
    },
    card: () => cardOf(values(), options.postal),
  }
}

function testNote(): HTMLElement {
  const note = document.createElement('p')
  note.className = 'note'
  const link = document.createElement('a')
  Object.assign(link, {
    href: FRONT_PAGE,
    target: '_blank',
    rel: 'noopener',
    textContent: 'other test cards',
  })
  link.style.setProperty('color', 'inherit')
  note.append(
    'Nothing is charged here. Use 4242 4242 4242 4242 with any future date and any code, or ',
    link,
    '.',
  )
  return note
}
