import { type LookupFunction, isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'

const CONNECT_TIMEOUT = 10_000

/** An agent whose every connection goes to the checked addresses, whatever the name resolves to by then. */
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
