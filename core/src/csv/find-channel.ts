import type { Connection } from '../model/connection.ts'
import { type Platform, PLATFORM_NAMES } from '../platforms/platform-names.ts'

type Channel = Pick<Connection, 'id' | 'platform' | 'handle' | 'name'>

/** A named set of channels that are selected together. */
export type NamedSet = { name: string; connectionIds: readonly string[] }

/** `candidates`: names that each identify one of the possible channels. */
export type FoundChannels =
  | { kind: 'found'; ids: string[] }
  | { kind: 'unknown' }
  | { kind: 'ambiguous'; candidates: string[] }

/** Channels by their name with the network, by their name alone, and by their network. An ambiguous name has several channels. */
type Names = Record<'withNetwork' | 'alone' | 'network', Map<string, Channel[]>>

const NAME_MAX = 600

/** Returns an unambiguous name of a channel in a file: its network and handle, or its id if the name is ambiguous or contains a separator. */
export function channelName(channel: Channel, channels: readonly Channel[]): string {
  const name = `${channel.platform}/${channel.handle}`
  const isSplit = /[|\n]/.test(name)
  return isSplit || (namesOf(channels).withNetwork.get(plain(name)) ?? []).length > 1 ? channel.id : name
}

/**
 * Finds the channels that a name in a file refers to: an id; a handle or name, alone or with its network as the product shows it; a set of channels;
 * or a network with one channel.
 */
export function findChannels(name: string, channels: readonly Channel[], sets: readonly NamedSet[]): FoundChannels {
  if (name.length > NAME_MAX) return { kind: 'unknown' }
  const wanted = plain(name)
  const { withNetwork, alone, network } = namesOf(channels)
  const byId = channels.filter(({ id }) => id === name.trim())
  const called = [byId, withNetwork.get(wanted), alone.get(wanted)].find((found) => found && found.length > 0)
  const set = sets.find((each) => plain(each.name) === wanted)
  if (!called && set) {
    return { kind: 'found', ids: set.connectionIds.filter((id) => channels.some((channel) => channel.id === id)) }
  }
  const found = called ?? network.get(wanted) ?? []
  if (found.length === 0) return { kind: 'unknown' }
  if (found.length === 1) return { kind: 'found', ids: found.map(({ id }) => id) }
  return { kind: 'ambiguous', candidates: found.map((channel) => channelName(channel, channels)) }
}

const known = new WeakMap<readonly Channel[], Names>()

function namesOf(channels: readonly Channel[]): Names {
  const before = known.get(channels)
  if (before) return before
  const names: Names = { withNetwork: new Map(), alone: new Map(), network: new Map() }
  for (const channel of channels) {
    const own = [channel.handle, channel.name].filter((each) => each !== '')
    const networks = [channel.platform, PLATFORM_NAMES[channel.platform satisfies Platform]]
    add(names.alone, channel, own)
    add(names.network, channel, networks)
    add(
      names.withNetwork,
      channel,
      networks.flatMap((network) => writtenWith(network, own, channel)),
    )
  }
  known.set(channels, names)
  return names
}

/** Lists the forms in which screens and files of the product write the name of a channel with its network. */
function writtenWith(network: string, own: readonly string[], { name, handle }: Channel): string[] {
  const single = own.flatMap((each) => [
    ...['/', ':', '·', ' '].map((sign) => `${network}${sign}${each}`),
    ...['·', ' on ', ' '].map((sign) => `${each}${sign}${network}`),
    `${each} (${network})`,
  ])
  return [...single, `${name}, ${handle} on ${network}`, `${name} (${handle}) on ${network}`]
}

function add(names: Map<string, Channel[]>, channel: Channel, written: readonly string[]): void {
  for (const name of new Set(written.map(plain))) names.set(name, [...(names.get(name) ?? []), channel])
}

/** Removes differences in spelling: case, spaces, and the at sign of a handle. */
function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([/:·(),]) ?/g, '$1')
    .trim()
    .replaceAll(/(^|[/:·(), ])@/g, '$1')
}
