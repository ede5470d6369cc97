/** True for an address that a link may lead to; what a network answers is not trusted to be one. */
export function isWebAddress(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
