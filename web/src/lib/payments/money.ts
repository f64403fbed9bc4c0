const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** US cents as they are read: `$129.00`, less than nothing with a minus sign. */
export function dollars(cents: number): string {
  return format.format(cents / 100).replace('-', '−')
}
