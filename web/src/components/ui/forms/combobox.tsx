// The ARIA combobox pattern: focus and keys stay in the field, the list is only shown.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { clsx } from 'clsx'
import { useField } from './field.tsx'
import { controlClasses, FieldArrow } from './input.tsx'

interface ComboboxProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly string[]
  /** A note beside an option, part of its accessible name. */
  noteOf?: (option: string) => string | null
  /** Whether an option cannot be chosen; its note says why. */
  isDisabled?: (option: string) => boolean
  placeholder: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Options that contain the typed text, those that start with it first, ignoring accents and case. */
export function filterOptions(options: readonly string[], typed: string): readonly string[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return options
  const holding = options.filter((option) => fold(option).includes(wanted))
  return [
    ...holding.filter((option) => fold(option).startsWith(wanted)),
    ...holding.filter((option) => !fold(option).startsWith(wanted)),
  ]
}

const Note = ({ text }: { text: string | null }) =>
  text !== null && <span className="ml-auto text-right text-xs text-muted">{text}</span>

/** A text field that filters a list; only options of the list can be chosen. */
export function Combobox({
  value,
  onChange,
  onBlur,
  options,
  noteOf = () => null,
  isDisabled = () => false,
  placeholder,
  disabled = false,
  ref,
}: ComboboxProps) {
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const shown = filterOptions(options, typed ?? '')
  const activeId = open && shown[active] !== undefined ? `${listId}-${active}` : undefined

  const show = () => {
    if (open) return
    setOpen(true)
    setActive(Math.max(0, options.indexOf(value)))
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: string | undefined) => {
    if (option !== undefined && isDisabled(option)) return
    if (option !== undefined) onChange(option)
    close()
  }
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), shown.length - 1)
    setActive(next)
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) move(active + (event.key === 'ArrowDown' ? 1 : -1))
      else show()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(shown[active])
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }

  return (
    <Popover.Root open={open}>
      <Popover.Anchor className="relative">
        <input
          {...useField()}
          ref={ref}
          role="combobox"
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          disabled={disabled}
          placeholder={placeholder}
          value={typed ?? value}
          onClick={show}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
            setOpen(true)
          }}
          onBlur={() => {
            close()
            onBlur?.()
          }}
          className={clsx(controlClasses, 'pr-9')}
        />
        <FieldArrow />
      </Popover.Anchor>
      <Popover.Content
        align="start"
        sideOffset={4}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        role="presentation"
        className={clsx(
          'z-50 w-(--radix-popover-trigger-width) animate-fade',
          'rounded-md border border-line bg-sheet shadow-float',
        )}
      >
        <div id={listId} role="listbox" aria-label={placeholder} className="max-h-72 overflow-y-auto p-1">
          {shown.map((option, index) => (
            <div
              key={option}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={option === value}
              aria-disabled={isDisabled(option)}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(option)}
              className={clsx(
                'flex min-h-9 items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-sm',
                'aria-disabled:cursor-not-allowed aria-disabled:text-muted',
                index === active && 'bg-wash',
              )}
            >
              {option}
              <Note text={noteOf(option)} />
              {option === value && <Check aria-hidden className="size-4 shrink-0 text-brand" />}
            </div>
          ))}
        </div>
        <output className={clsx('block px-3 text-sm text-muted', shown.length === 0 && 'pb-3')}>
          {shown.length === 0 && `Nothing in the list is called “${typed}”.`}
        </output>
      </Popover.Content>
    </Popover.Root>
  )
}
