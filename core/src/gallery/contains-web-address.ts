/** Example hosts without a real site (RFC 2606). */
const EXAMPLES = new Set(['example.com', 'example.org', 'www.example.com', 'www.example.org'])
const BEGINNING = /(?=https?:\/\/|www\.)/i
const SCHEME = /^https?:\/\//i
const MAIL = /[\w.+-]@[\w-]{1,63}\.\w/
const LAST_MARKS = /[.,;:!?)\]}"'»”’]{1,8}$/

/**
 * Returns whether a text contains a mail address, or a web address with a scheme or `www.` whose host is not an example host. Hosts are compared as a
 * whole.
 */
export function containsWebAddress(text: string): boolean {
  if (MAIL.test(text)) return true
  return text.split(/\s/).some((word) => word.split(BEGINNING).some(isAddress))
}

function isAddress(part: string): boolean {
  const isWhole = SCHEME.test(part)
  if (!isWhole && !part.toLowerCase().startsWith('www.')) return false
  const rest = part.replace(SCHEME, '').replace(LAST_MARKS, '')
  // A scheme without a host is not an address: the text was split before `www.`, or ends there.
  if (rest === '' || rest.toLowerCase() === 'www') return false
  // The part before an @ is a username, and a backslash is read as a slash: neither belongs to an example.
  if (/[@\\]/.test(rest)) return true
  const [host = ''] = rest.toLowerCase().split(/[/?#]/, 1)
  return !EXAMPLES.has(host)
}
