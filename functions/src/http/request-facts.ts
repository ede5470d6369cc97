import { DEVICE_KEY_HEADER, DEVICE_PROOF_HEADER } from '@postwright/core/api/device-proof'
import type { Request } from 'express'
import ipaddr from 'ipaddr.js'

export type RequestFacts = {
  id: string
  ip: string
  userAgent: string
  /** Two-letter country code, when the edge knows it. */
  place: string | null
  /** The headers of `@postwright/core/api/device-proof` as they came, when they came. */
  deviceKey: string | null
  deviceProof: string | null
}

/** What is known about a request besides its content; `id` is set by the application and returned to the client. */
export function requestFacts(request: Request, id: string): RequestFacts {
  const country = request.get('x-country-code') ?? ''
  return {
    id,
    ip: clientAddress(request),
    userAgent: request.get('user-agent') ?? '',
    place: /^[A-Z]{2}$/.test(country) ? country : null,
    deviceKey: request.get(DEVICE_KEY_HEADER) ?? null,
    deviceProof: request.get(DEVICE_PROOF_HEADER) ?? null,
  }
}

/**
 * The client's network address for rate limits, never for rights: Hosting's edge names it in a header of its own; without it the
 * nearest proxy's word counts. IPv6 addresses are cut to their /64, which one household or server holds as a whole.
 */
function clientAddress(request: Request): string {
  const forwarded = request.get('x-forwarded-for')?.split(',').at(-1)
  const candidate = (request.get('fastly-client-ip') ?? forwarded ?? request.socket.remoteAddress ?? '').trim()
  if (!ipaddr.isValid(candidate)) return 'unknown'
  const address = ipaddr.process(candidate)
  if (address.kind() === 'ipv4') return address.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`)
  return `${network.toNormalizedString()}/64`
}
