/** Any origin: an address that leaves it leaves the product. */
const ORIGIN = 'https://inside.invalid'

/**
 * An address that came from outside (a query, a letter, a message) as one that stays inside the product and that the router
 * can open; null for every other. Browsers drop tabs and line breaks from an address and read a backslash as a slash, so that
 * what looks like a path may name another site: nothing of the kind is taken, nor written as `%09`.
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
