/** The server of an address, as cards of links name it. */
export function hostOf(address: string): string {
  const [, host = address] = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address) ?? []
  return host.toLowerCase()
}
