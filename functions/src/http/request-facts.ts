import { DEVICE_KEY_HEADER, DEVICE_PROOF_HEADER } from '@postwright/core/api/device-proof'
import type { Request, RequestHandler, Response } from 'express'
import type { Network } from '../domain/ports/config.ts'
import { type Address, getNetworkPrefix, isWithin, parseAddress } from './ip-networks.ts'
import type { Ids } from '../domain/ports/world.ts'

export type RequestFacts = {
  id: string
  ip: string
  userAgent: string
  /** Two-letter country code, if Hosting reports it. */
  place: string | null
  /** Headers of `@postwright/core/api/device-proof`, unparsed, if the client sent them. */
  deviceKey: string | null
  deviceProof: string | null
  /** Signature of a payment provider's event. */
  eventSignature: string | null
}

/** Returns the known facts about a request besides its content; `id` is set by the application and returned to the client. */
export function requestFacts(request: Request, id: string, hosting: readonly Network[]): RequestFacts {
  const { ip, isByHosting } = readArrival(request.get('x-forwarded-for'), request.socket.remoteAddress, hosting)
  const country = isByHosting ? (request.get('x-country-code') ?? '') : ''
  return {
    id,
    ip,
    userAgent: request.get('user-agent') ?? '',
    place: /^[A-Z]{2}$/.test(country) ? country : null,
    deviceKey: request.get(DEVICE_KEY_HEADER) ?? null,
    deviceProof: request.get(DEVICE_PROOF_HEADER) ?? null,
    eventSignature: request.get('stripe-signature') ?? null,
  }
}

/** Origin of a request, as the platform reports it. */
type Arrival = {
  /** Network address of the client, for rate limits, never for permissions. */
  ip: string
  /** True if the request came through Hosting: only then are the headers of Hosting genuine. */
  isByHosting: boolean
}

/**
 * Reads the list of proxies from its end, because only its end is written by the platform: the last address is the one that connected to Google's
 * front end. If it belongs to Hosting, the previous address is the one that connected to Hosting. The client controls everything further left.
 * Without a list (a plain Node server, the emulators) the address of the connection is used.
 */
export function readArrival(
  forwardedFor: string | undefined,
  connection: string | undefined,
  hosting: readonly Network[],
): Arrival {
  const hops = (forwardedFor ?? '').split(',').map(parseAddress)
  const last = hops.at(-1) ?? parseAddress(connection)
  const isByHosting = hops.length > 1 && last !== null && hosting.some((network) => isWithin(last, network))
  const client: Address | null | undefined = isByHosting ? hops.at(-2) : last
  return { ip: client ? getNetworkPrefix(client) : 'unknown', isByHosting }
}

const HEADER = 'X-Request-Id'

/** Gives every reply an id that users can quote and that can be found in the log. */
export function assignRequestId(ids: Ids): RequestHandler {
  return (_request, response, next) => {
    response.set(HEADER, ids.random())
    next()
  }
}

export function requestIdOf(response: Response): string {
  return response.get(HEADER) ?? ''
}
