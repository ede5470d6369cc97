/** A post's public page. */
export function postUrl(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}/`
}
