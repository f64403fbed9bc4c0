interface FeaturedImageProps {
  src: string
  alt: string
  /** In view when the page opens. */
  eager: boolean
}

/** Every drawing is 1200 by 630, so its place is kept before it has come. */
export function FeaturedImage({ src, alt, eager }: FeaturedImageProps) {
  return <img src={src} alt={alt} width={1200} height={630} loading={eager ? 'eager' : 'lazy'} decoding="async" className="featured-image" />
}
