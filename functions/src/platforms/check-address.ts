import ipaddr from 'ipaddr.js'
import { AppError } from '../domain/app-error.ts'
import { isAllowedAddress, isAllowedName } from './address-policy.ts'
import { TransportError } from './transport-error.ts'

/** All addresses of a host name; rejects or answers an empty list when there are none. */
export type Resolve = (hostname: string) => Promise<string[]>

export type AddressRules = { allowPrivate: boolean; resolve: Resolve }

/**
 * The IP addresses of a URL that a person entered, every one of them allowed to be called.
 * @throws AppError `address_refused`; TransportError `unresolved` when the name has no address
 */
export async function checkAddress(url: URL, { allowPrivate, resolve }: AddressRules): Promise<string[]> {
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw refusal(url, 'Use an address that starts with https://.')
  }
  if (url.username !== '' || url.password !== '') throw refusal(url, 'The address must not contain a name or password.')
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

function refusal(url: URL, detail = 'This address is not on the public internet, so it cannot be called.'): AppError {
  return new AppError('address_refused', { message: `refused to call ${url.protocol}//${url.host}`, detail })
}
