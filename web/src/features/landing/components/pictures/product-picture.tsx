import type { ProductPicture } from '#shared/sample/product-pictures.ts'

const SCHEMES = ['dark', 'light'] as const

/** A detail of the running product, in the visitor's color scheme and for the width of the screen. */
export function Picture({ picture: { name, wide, phone, alt } }: { picture: ProductPicture }) {
  const address = (of: 'wide' | 'phone', scheme: 'light' | 'dark') =>
    `/images/product/${name}-${of}-${scheme}.webp`
  return (
    <picture>
      {SCHEMES.map((scheme) => (
        <source
          key={scheme}
          media={`(max-width: 639px) and (prefers-color-scheme: ${scheme})`}
          srcSet={address('phone', scheme)}
          width={phone.width}
          height={phone.height}
        />
      ))}
      <source media="(prefers-color-scheme: dark)" srcSet={address('wide', 'dark')} />
      <img
        src={address('wide', 'light')}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-lg border border-line"
      />
    </picture>
  )
}
