import ipaddr from 'ipaddr.js'

/** The only part of IPv6 that is routed publicly; everything else embeds, tunnels or is local. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Public by number, yet answered by the cloud that the server runs in. */
const CLOUD_SERVICES = [ipaddr.parseCIDR('168.63.129.16/32')]

/** Ranges that a developer's machine may call: itself and its own network. */
const OWN_NETWORK = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'])

const METADATA_NAME = /^metadata(\.|$)/
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/** Whether the server may connect to an IP address. Anything that does not parse may not. */
export function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (allowPrivate && OWN_NETWORK.has(ip.range())) return true
  if (ip.range() !== 'unicast') return false
  if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST)
  return !CLOUD_SERVICES.some(([network, bits]) => network instanceof ipaddr.IPv4 && ip.match(network, bits))
}

/** Whether a host name may be looked up at all; `name` is lower case and without a trailing dot. */
export function isAllowedName(name: string, allowPrivate: boolean): boolean {
  if (METADATA_NAME.test(name)) return false
  if (allowPrivate) return name.length > 0
  return name.includes('.') && !LOCAL_NAME.test(name)
}
