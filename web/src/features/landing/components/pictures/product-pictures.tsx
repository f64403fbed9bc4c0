import { PRODUCT_PICTURES } from '#shared/sample/product-pictures.ts'

const addressOf = (name: string, scheme: 'light' | 'dark') => `/images/product/${name}-${scheme}.webp`

/** Pictures of the running product, in the visitor's colour scheme. */
export function ProductPictures() {
  return (
    <div className="rise mt-16 grid gap-x-8 gap-y-10 lg:grid-cols-2">
      {PRODUCT_PICTURES.map(({ name, width, height, title, text, alt }) => (
        <figure key={name} className="min-w-0 first:lg:col-span-2">
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={addressOf(name, 'dark')} />
            <img
              src={addressOf(name, 'light')}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-lg border border-line"
            />
          </picture>
          <figcaption className="mt-3">
            <span className="block font-serif text-lg">{title}</span>
            <span className="block measure text-sm text-muted">{text}</span>
          </figcaption>
        </figure>
      ))}
      <p className="text-sm text-muted lg:col-span-2">
        Screenshots of the product. The people and companies in them are invented.
      </p>
    </div>
  )
}
