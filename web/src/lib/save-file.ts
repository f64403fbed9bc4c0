/** Downloads a text as a file of that name. */
export function saveFile(
  name: string,
  text: string,
  type: 'application/json' | 'text/csv' | 'message/rfc822',
): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
