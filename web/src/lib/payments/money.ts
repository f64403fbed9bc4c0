const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** US cents in words: `$129.00`, negative amounts with a minus sign. */
export function dollars(cents: number): string {
  return format.format(cents / 100).replace('-', '−')
}
