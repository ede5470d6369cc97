/** A colour as people type it (`#ABC`, `00717c`) as `#rrggbb` in lower case; null when it is none. */
export function readHex(typed: string): string | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim()) ?? []
  if (digits === undefined) return null
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${full.toLowerCase()}`
}
