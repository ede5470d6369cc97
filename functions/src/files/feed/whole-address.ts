/** An address as it stands in a page or feed, made whole; empty for what is no address of the web. */
export function wholeAddress(address: string | undefined, base: string): string {
  const url = address === undefined || address.trim() === '' ? null : URL.parse(address.trim(), base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}
