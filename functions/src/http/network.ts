import ipaddr from 'ipaddr.js'
import type { Network } from '../domain/ports/config.ts'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** @throws Error when the text is no network like `192.0.2.0/24` */
export function parseNetwork(text: string): Network {
  return ipaddr.parseCIDR(text)
}

/** An address of a list of proxies; null for text that is no address. */
export function parseAddress(text: string | undefined): Address | null {
  const address = text?.trim() ?? ''
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

export function isWithin(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

/** The network that one household or server has: an IPv4 address, or the /64 around an IPv6 address. */
export function householdOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`)
  return `${network.toNormalizedString()}/64`
}
