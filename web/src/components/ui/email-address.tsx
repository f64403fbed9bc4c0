import { clsx } from 'clsx'

/** An email address that wraps before its @ if it must wrap, and anywhere else only if that is not enough. */
export function EmailAddress({ children, className }: { children: string; className?: string }) {
  const at = children.lastIndexOf('@')
  return (
    <span className={clsx('wrap-anywhere', className)}>
      {at > 0 ? (
        <>
          {children.slice(0, at)}
          <wbr />
          {children.slice(at)}
        </>
      ) : (
        children
      )}
    </span>
  )
}
