interface FeaturedImageProps {
  src: string
  alt: string
}

/**
 * Every drawing is 1200 by 630, so its place is kept before it has come: the words are there first, and only
 * what is near the screen is fetched.
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
