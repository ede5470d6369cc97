/** Returns true for an address that a link may lead to; values from a network's API are not trusted. */
export function isWebAddress(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
