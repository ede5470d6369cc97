/** Downloads a file created in the browser. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

/** Downloads a file from an address of this origin with the browser's download manager, which shows the progress and can resume. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
