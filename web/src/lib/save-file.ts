/** Downloads a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  saveFrom(address, name)
  URL.revokeObjectURL(address)
}

/** Has the browser download what lies at an address of this origin; it shows how far it is and can go on later. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
