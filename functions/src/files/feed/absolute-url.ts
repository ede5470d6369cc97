/** Maximum length of an address; longer ones don't belong to a page or an image. */
const LENGTH_MAX = 8_192

/** Returns the absolute URL of an address in a page or feed; empty for anything that is not a web address. */
export function toAbsoluteUrl(address: string | undefined, base: string): string {
  if (address === undefined || address.length > LENGTH_MAX) return ''
  const url = address.trim() === '' ? null : URL.parse(address.trim(), base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}
