/** The address that a document may lead to; null for everything but pages and mail. */
export function documentLink(link: string): string | null {
  const address = URL.parse(link)
  return address && ['https:', 'mailto:'].includes(address.protocol) ? address.href : null
}
