import { onTestFinished, vi } from 'vitest'

/** The files that the page saves until the end of the test. */
export function savedFiles() {
  const files: { blob: Blob; name: string }[] = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    for (const blob of blobs.splice(0)) files.push({ blob, name: this.download })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  return files
}
