/** Longer ones are none of a page or an image. */
const LENGTH_MAX = 8_192

/** An address as it stands in a page or feed, made whole; empty for what is no address of the web. */
export function toAbsoluteUrl(address: string | undefined, base: string): string {
  if (address === undefined || address.length > LENGTH_MAX) return ''
  const url = address.trim() === '' ? null : URL.parse(address.trim(), base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}
