import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { clsx } from 'clsx'

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
        /** Beside what it is about, where there are many of them. */
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
        /** In a column that it is as wide as. */
        row: 'min-h-10 w-full px-3 py-2 text-sm font-medium [&_svg]:size-4',
        /** Among others whose width is given. */
        cell: clsx(CENTRED, 'h-full min-h-12 w-full px-1 py-2.5 text-sm wrap-anywhere sm:text-base'),
        /** What reads as a status, and cannot be pressed. */
        status: 'cursor-default text-left text-base font-semibold [&_svg]:size-4',
        /** Of a link among words. */
        text: clsx(CENTRED, 'min-h-6 text-sm'),
        note: clsx(CENTRED, 'min-h-6 text-xs'),
      },
    },
    defaultVariants: { variant: 'outline' },
  },
)

type Looks = VariantProps<typeof buttonVariants>

/** What a button looks like where nothing else is said. */
const looks = ({ variant, size = variant === 'link' ? 'text' : 'md' }: Looks) =>
  buttonVariants({ variant, size })

interface ButtonProps extends ComponentProps<'button'>, Looks {
  /**
   * Shows that the action is under way; the button then takes no clicks. It keeps the focus, which a browser
   * takes from what is disabled and does not give back.
   */
  busy?: boolean
}

const takeNone = (event: MouseEvent) => {
  // Neither a form's sending nor whatever listens around it.
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
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: takeNone } : {})}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  )
}

/** A link with the looks of a button: `to` within the site, `href` for what the browser itself opens. */
export function ButtonLink({
  className,
  variant,
  size,
  children,
  ...props
}: Looks & (LinkProps | (ComponentProps<'a'> & { to?: never }))) {
  const classes = clsx(looks({ variant, size }), className)
  return props.to === undefined ? (
    <a className={classes} {...props}>
      {children}
    </a>
  ) : (
    <Link className={classes} {...props}>
      {children}
    </Link>
  )
}
