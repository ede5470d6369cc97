/** Returns an address as people type it, with the scheme that they omit. */
export function typedAddress(typed: string): string {
  const trimmed = typed.trim()
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`
}
