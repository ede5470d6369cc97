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

/** Channel of an export: its ID in the export, its ID in the target workspace, and its post settings. */
export type FiledChannel = { source: string; id: string } & Pick<Connection, 'settings' | 'timeZone'>

/** Returns the channels of an export that can be read. An account has one ID per workspace, so it can be matched wherever it is connected. */
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

/** Returns the settings for the connected channels, one per account, and the number of accounts with settings that are not connected. */
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

/** Returns whether users have not set up the channel yet: existing settings are kept. */
export function isUnset({ settings, settingsBy, timeZone }: Connection): boolean {
  return settingsBy === null && timeZone === null && Object.keys(settings).length === 0
}

/**
 * Applies the settings of an export to a channel that nobody has set up yet, without settings that its network does not know or no longer offers. A
 * repeated call with the same time changes nothing.
 * @returns `channel` for a missing channel, `present` for one that is already set up
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
