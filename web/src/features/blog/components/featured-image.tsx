interface FeaturedImageProps {
  src: string
  alt: string
}

/**
 * Every drawing is 1200 by 630 pixels, so its space is reserved before it loads. Only images near the
 * viewport are fetched.
 */
export function FeaturedImage({ src, alt }: FeaturedImageProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={1200}
      height={630}
      loading="lazy"
      decoding="async"
      className="featured-image"
    />
  )
}
