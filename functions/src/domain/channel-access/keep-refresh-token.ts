const REFRESH_NAME = /refresh/i

/**
 * A new secret in which no refresh token of the stored one is lost: networks that keep the old one leave it out of their reply,
 * or send an empty text. Secrets that are no JSON object are taken as they are; an empty one never replaces a stored one.
 */
export function keepRefreshToken(stored: string, renewed: string): string {
  if (renewed.trim() === '') return stored
  const [before, after] = [fieldsOf(stored), fieldsOf(renewed)]
  if (!before || !after) return renewed
  const lost = Object.entries(before).filter(
    ([name, value]) => REFRESH_NAME.test(name) && isText(value) && !isText(after[name]),
  )
  return lost.length === 0 ? renewed : JSON.stringify({ ...after, ...Object.fromEntries(lost) })
}

function fieldsOf(secret: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(secret)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
