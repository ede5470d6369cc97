import { connections } from '@postwright/core/collections/connections'
import { readStored } from '@postwright/core/collections/read-stored'
import { IMPORT_DOCUMENTS_MAX } from '@postwright/core/limits'
import type { AccountExport } from '@postwright/core/model/account-export'
import type { Connection } from '@postwright/core/model/connection'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { cleanSettings } from '@postwright/core/posts/clean-settings'
import { connectionIdFor } from '../connections/save-connection.ts'
import type { Deps } from '../ports/deps.ts'
import type { KnownIds } from '../ports/jobs.ts'
import type { Tx } from '../ports/documents.ts'

/** A channel of an export: its id there, its id in the workspace to fill, and what its posts have. */
export type FiledChannel = { source: string; id: string } & Pick<Connection, 'settings' | 'timeZone'>

/** The channels of an export that can be read. An account has one id in each workspace, so it is found again wherever it is connected. */
export function channelsOf({ workspaces }: AccountExport, workspaceId: string): FiledChannel[] {
  return workspaces
    .flatMap((documents) => documents[connections.name] ?? [])
    .slice(0, IMPORT_DOCUMENTS_MAX)
    .flatMap((document) => {
      const read = readStored(connections, document)
      if (!read.ok) return []
      const { platform, externalId, settings, timeZone } = read.entity
      return [{ source: document.id, id: connectionIdFor(workspaceId, platform, externalId), settings, timeZone }]
    })
}

/** The settings for channels that are connected here, one an account, and how many accounts with settings are not. */
export function planSettings(
  file: AccountExport,
  { workspaceId, known }: { workspaceId: string; known: KnownIds },
): { given: FiledChannel[]; unconnected: number } {
  const filed = channelsOf(file, workspaceId).filter(
    ({ settings, timeZone }) => timeZone !== null || Object.keys(settings).length > 0,
  )
  const accounts = [...new Map(filed.map((channel) => [channel.id, channel])).values()]
  const given = accounts.filter(({ id }) => known.channels.has(id))
  return { given, unconnected: accounts.length - given.length }
}

/** Whether people here have set nothing of the channel yet: what they have stays. */
export function isUnset({ settings, settingsBy, timeZone }: Connection): boolean {
  return settingsBy === null && timeZone === null && Object.keys(settings).length === 0
}

/**
 * Gives a channel the settings that it has in an export, without those that its network does not know or no longer offers. Giving them
 * again, at the same time, changes nothing.
 */
export async function giveSettingsIn(
  deps: Deps,
  tx: Tx,
  { workspaceId, uid, given, at }: { workspaceId: string; uid: string; given: FiledChannel; at: number },
): Promise<'created' | 'channel' | 'present'> {
  const channel = await deps.connections.getIn(tx, workspaceId, given.id)
  if (!channel) return 'channel'
  if (channel.settingsBy === uid && channel.settingsAt === at) return 'created'
  if (!isUnset(channel)) return 'present'
  deps.connections.updateIn(tx, workspaceId, channel, {
    settings: cleanSettings(contractFor(channel), given.settings, channel.choices),
    settingsBy: uid,
    settingsAt: at,
    timeZone: given.timeZone,
  })
  return 'created'
}
