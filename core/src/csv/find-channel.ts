import type { Connection } from '../model/connection.ts'
import { platformSchema } from '../platforms/platform.ts'

type Channel = Pick<Connection, 'id' | 'platform' | 'handle' | 'name'>

/** Channels that are chosen together under a name. */
export type NamedSet = { name: string; connectionIds: readonly string[] }

/** What a channel is called in a file, so that only it is meant. */
export function channelName({ platform, handle }: Channel): string {
  return `${platform}/${handle}`
}

/** The channels that a name in a file means: an id, `network/handle`, a handle, a name, a set of channels, or a network with one channel. */
export function findChannels(
  name: string,
  channels: readonly Channel[],
  sets: readonly NamedSet[],
): string[] | 'unknown' | 'ambiguous' {
  const wanted = plain(name)
  const [network = '', handle] = name.split(/[/:](.*)/s)
  const platform = platformSchema.safeParse(network.trim().toLowerCase()).data
  const tries: ((channel: Channel) => boolean)[] = [
    ({ id }) => id === name.trim(),
    (channel) => channel.platform === platform && handle !== undefined && isCalled(channel, plain(handle)),
    (channel) => isCalled(channel, wanted),
  ]
  for (const isMeant of tries) {
    const found = channels.filter(isMeant)
    if (found.length > 0) return found.length === 1 ? found.map(({ id }) => id) : 'ambiguous'
  }
  const set = sets.find((each) => plain(each.name) === wanted)
  if (set) return set.connectionIds.filter((id) => channels.some((channel) => channel.id === id))
  const onNetwork = handle === undefined ? channels.filter((channel) => channel.platform === platform) : []
  if (onNetwork.length === 0) return 'unknown'
  return onNetwork.length === 1 ? onNetwork.map(({ id }) => id) : 'ambiguous'
}

function isCalled({ handle, name }: Channel, wanted: string): boolean {
  return plain(handle) === wanted || plain(name) === wanted
}

function plain(name: string): string {
  return name.trim().replace(/^@/, '').toLowerCase()
}
