/** Returns the address for a link in a document; null for everything except web pages and mail. */
export function documentLink(link: string): string | null {
  const address = URL.parse(link)
  return address && ['https:', 'mailto:'].includes(address.protocol) ? address.href : null
}
