import { type Address, householdOf, isWithin, parseAddress } from './network.ts'
import type { Network } from '../domain/ports/config.ts'

/** The origin of a request, as the platform reports it. */
export type Arrival = {
  /** The client's network address for rate limits, never for rights. */
  ip: string
  /** Whether the request came through Hosting: only then are the headers of Hosting genuine. */
  isByHosting: boolean
}

/**
 * Reads the list of proxies from its end, because only its end is written by the platform: the last address is the one that
 * connected to Google's front end. Where that is Hosting, the address before it is the one that connected to Hosting.
 * Everything further left is under the client's control. Without a list (a plain Node server, the emulators) the address of
 * the connection is used.
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
  return { ip: client ? householdOf(client) : 'unknown', isByHosting }
}
