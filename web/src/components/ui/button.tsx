import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cn } from '#web/lib/cn.ts'

const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md text-center font-medium',
    'transition-colors duration-150 select-none off:cursor-not-allowed [&_svg]:size-4',
  ],
  {
    variants: {
      variant: {
        /** The one thing to do next on a screen. */
        accent: cn(
          'border border-transparent bg-accent text-on-accent hover:bg-accent-strong',
          'off:bg-wash off:text-muted off:ring-1 off:ring-line off:ring-inset',
        ),
        outline: 'border border-control bg-sheet text-ink hover:bg-wash off:border-line off:text-muted',
        quiet: 'text-ink hover:bg-wash off:text-muted',
        danger: 'border border-bad bg-sheet text-bad-ink hover:bg-bad-soft off:opacity-60',
        link: 'h-auto min-h-6 p-0 text-brand underline decoration-1 underline-offset-4 hover:decoration-2',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm',
        md: 'min-h-10 px-4 py-2 text-sm',
        lg: 'min-h-12 px-6 py-2.5 text-base',
        icon: 'size-10',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'min-h-6 px-0 py-0' }],
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

type Looks = VariantProps<typeof buttonVariants>

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
      className={cn(buttonVariants({ variant, size }), className)}
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
  const classes = cn(buttonVariants({ variant, size }), className)
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
