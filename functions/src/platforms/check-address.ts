import ipaddr from 'ipaddr.js'
import { AppError } from '../domain/app-error.ts'
import { TransportError } from './transport-error.ts'
import { lookup } from 'node:dns/promises'
import { type LookupFunction, isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { NETWORK_WORDS } from '../domain/network-words.ts'

const WORDS = NETWORK_WORDS.shared

/** Returns all addresses of a host name; rejects or returns an empty list when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

export type AddressRules = { allowPrivate: boolean; resolve: Resolve }

/**
 * Returns the IP addresses of a URL that a user entered, all of which may be called.
 * @throws AppError `address_refused`; TransportError `unresolved` when the name has no address
 */
export async function checkAddress(url: URL, { allowPrivate, resolve }: AddressRules): Promise<string[]> {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw refusal(url, WORDS.notHttps)
  }
  if (url.username !== '' || url.password !== '') throw refusal(url, WORDS.credentials)
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) {
    if (!isAllowedAddress(host, allowPrivate)) throw refusal(url)
    return [host]
  }
  if (!isAllowedName(host, allowPrivate)) throw refusal(url)
  const addresses = await resolve(host).catch((cause: unknown) => {
    throw new TransportError('unresolved', { sent: false, cause })
  })
  if (addresses.length === 0) throw new TransportError('unresolved', { sent: false })
  if (!addresses.every((address) => isAllowedAddress(address, allowPrivate))) throw refusal(url)
  return addresses
}

function refusal(url: URL, detail = WORDS.notPublic): AppError {
  return new AppError('address_refused', { message: `refused to call ${url.protocol}//${url.host}`, detail })
}

/** Only part of IPv6 that is routed publicly; all other addresses are embedded, tunnelled or local. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/** Public addresses that are served by the cloud in which the server runs. */
const CLOUD_SERVICES = [ipaddr.parseCIDR('168.63.129.16/32')]

/** Ranges that a developer's machine may call: itself and its local network. */
const OWN_NETWORK = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'])

const METADATA_NAME = /^metadata(\.|$)/

const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/** Returns whether the server may connect to an IP address; false for an address that does not parse. */
function isAllowedAddress(address: string, allowPrivate: boolean): boolean {
  if (!ipaddr.isValid(address)) return false
  const ip = ipaddr.process(address)
  if (allowPrivate && OWN_NETWORK.has(ip.range())) return true
  if (ip.range() !== 'unicast') return false
  if (ip instanceof ipaddr.IPv6) return ip.match(GLOBAL_UNICAST)
  return !CLOUD_SERVICES.some(([network, bits]) => network instanceof ipaddr.IPv4 && ip.match(network, bits))
}

/** Returns whether a host name may be resolved at all; `name` is lower case and without a trailing dot. */
function isAllowedName(name: string, allowPrivate: boolean): boolean {
  if (METADATA_NAME.test(name)) return false
  if (allowPrivate) return name.length > 0
  return name.includes('.') && !LOCAL_NAME.test(name)
}

/** Resolves all addresses of a name with the machine's own resolver. */
export const resolveAll: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address)

const CONNECT_TIMEOUT = 10_000

/** Returns an agent whose connections all go to the checked addresses, whatever the name resolves to later. */
export function pinnedAgent(addresses: string[], attempt: { connected: boolean }): Agent {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }))
  const answer: LookupFunction = (_hostname, options, done) => {
    const [first] = pinned
    if (options.all || first === undefined) done(null, pinned)
    else done(null, first.address, first.family)
  }
  const connect = buildConnector({ lookup: answer, timeout: CONNECT_TIMEOUT })
  return new Agent({
    connect: (options, done) => {
      connect(options, (error, socket) => {
        if (error) return done(error, null)
        attempt.connected = true
        return done(null, socket)
      })
    },
  })
}
