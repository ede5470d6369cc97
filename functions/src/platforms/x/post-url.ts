/** A post's public page; X leads there whatever handle the account has by then. */
export function postUrl(handle: string, id: string): string {
  return `https://x.com/${handle}/status/${id}`
}
