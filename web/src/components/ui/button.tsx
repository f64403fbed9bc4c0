import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { clsx } from 'clsx'
import { AnyLink, type AnyLinkProps } from './links.tsx'

const CENTRED = 'justify-center text-center font-medium [&_svg]:size-4'

const buttonVariants = cva(
  'inline-flex items-center gap-2 rounded-md transition-colors duration-150 select-none off:cursor-not-allowed',
  {
    variants: {
      variant: {
        /** The one thing to do next on a screen. */
        accent: clsx(
          'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
          'off:bg-wash off:text-muted off:ring-1 off:ring-line off:ring-inset',
        ),
        outline: 'border border-control bg-sheet text-ink hover:bg-wash off:border-line off:text-muted',
        quiet: 'text-ink hover:bg-wash off:text-muted',
        /** Repeated beside each item of a list. */
        muted: 'text-muted hover:bg-wash',
        danger: 'border border-bad bg-sheet text-bad-ink hover:bg-bad-soft off:opacity-60',
        link: 'text-brand underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        xs: 'min-h-8 justify-center px-2 py-1 text-center text-xs font-medium [&_svg]:size-3.5',
        sm: clsx(CENTRED, 'min-h-8 px-3 py-1 text-sm'),
        md: clsx(CENTRED, 'min-h-10 px-4 py-2 text-sm'),
        lg: clsx(CENTRED, 'min-h-12 px-6 py-2.5 text-base'),
        xl: 'min-h-14 justify-center px-6 py-2.5 text-center text-base font-semibold [&_svg]:size-4',
        icon: clsx(CENTRED, 'size-10'),
        /** As wide as its column. */
        row: 'min-h-10 w-full px-3 py-2 text-sm font-medium [&_svg]:size-4',
        /** As wide and high as its grid cell. */
        cell: clsx(CENTRED, 'h-full min-h-12 w-full px-1 py-2.5 text-sm wrap-anywhere sm:text-base'),
        /** For a link within text. */
        text: clsx(CENTRED, 'min-h-6 text-sm'),
        note: clsx(CENTRED, 'min-h-6 text-xs'),
      },
    },
    defaultVariants: { variant: 'outline' },
  },
)

type Looks = VariantProps<typeof buttonVariants>

/** The classes of a button; without a size, a link is as small as text. */
const looks = ({ variant, size = variant === 'link' ? 'text' : 'md' }: Looks) =>
  buttonVariants({ variant, size })

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /**
   * Shows that the action is under way and ignores clicks. Not `disabled`: a browser takes the focus from a
   * disabled button and does not give it back.
   */
  busy?: boolean
}

const ignoreClick = (event: MouseEvent) => {
  // The click neither submits a form nor reaches listeners around the button.
  event.preventDefault()
  event.stopPropagation()
}

export function Button({
  className,
  variant,
  size,
  busy = false,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(looks({ variant, size }), className)}
      {...props}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignoreClick } : {})}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export const ButtonLink = ({ className, variant, size, ...props }: Looks & AnyLinkProps) => (
  <AnyLink className={clsx(looks({ variant, size }), className)} {...props} />
)
