/** Networks read hashtags without regard to capitals. */
export function isSameHashtag(a: string, b: string): boolean {
  return a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
}
