/** Placeholder origin: an address with another origin is outside the product. */
const ORIGIN = 'https://inside.invalid'

/**
 * Returns an address from outside (a query, an email, a message) if it stays inside the product and the router can open it, otherwise null. Browsers
 * drop tabs and line breaks from an address and read a backslash as a slash, so a text that looks like a path may name another site: such characters
 * are rejected, also when encoded as `%09`.
 */
export function toInternalPath(text: string | null): string | null {
  if (text === null || !text.startsWith('/') || /[\s\p{Cc}\\]/u.test(text)) return null
  try {
    const { origin, pathname, search, hash } = new URL(text, ORIGIN)
    const read = decodeURIComponent(pathname) + decodeURIComponent(hash)
    return origin !== ORIGIN || /^\/\/|[\p{Cc}\\]/u.test(read) ? null : pathname + search + hash
  } catch {
    return null
  }
}
