import { clsx } from 'clsx'

/** An address that is broken before its @ where it has to be broken, and only then anywhere. */
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
