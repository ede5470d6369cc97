import ipaddr from 'ipaddr.js'
import type { Network } from '../domain/ports/config.ts'

export type Address = ipaddr.IPv4 | ipaddr.IPv6

/** @throws Error when the text is not a network like `192.0.2.0/24` */
export function parseNetwork(text: string): Network {
  return ipaddr.parseCIDR(text)
}

/** Returns an address from a list of proxies; null for text that is not an address. */
export function parseAddress(text: string | undefined): Address | null {
  const address = text?.trim() ?? ''
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

export function isWithin(address: Address, [network, bits]: Network): boolean {
  return address.kind() === network.kind() && address.match(network, bits)
}

/** Returns the network of one household or server: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function getNetworkPrefix(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`)
  return `${network.toNormalizedString()}/64`
}

/**
 * Networks of Google's own servers, which cannot be rented: Hosting calls the function from there. Networks of its cloud customers are not included.
 * A deployment may configure others (`HOSTING_NETWORKS`).
 */
export const GOOGLE_NETWORKS = [
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '72.14.192.0/18',
  '74.125.0.0/16',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2607:f8b0::/32',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
]
