/** Returns a typed address with its scheme, which users often omit. */
export function typedAddress(typed: string): string {
  const trimmed = typed.trim()
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`
}
