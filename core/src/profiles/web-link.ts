/** A global of browsers and of Node; the language's own library has no types of it. */
declare const URL: new (address: string) => {
  protocol: string
  hostname: string
  pathname: string
}

/** A link as it is compared: host and path without `www` and a slash at the end; null where it is no address of the web. */
export function comparableLink(link: string): string | null {
  try {
    const { protocol, hostname, pathname } = new URL(link.includes('://') ? link : `https://${link}`)
    if ((protocol !== 'https:' && protocol !== 'http:') || !hostname.includes('.')) return null
    return hostname.replace(/^www\./u, '') + pathname.replace(/\/+$/u, '')
  } catch {
    return null
  }
}
