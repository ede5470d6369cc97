import type { Platform } from '@postwright/core/platforms/platform'
import { oneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import { connectionIdFor } from '../../domain/connections/save-connection.ts'
import type { Connector } from '../../domain/ports/networks.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../connect.ts'

const valuesSchema = z.object({ name: oneLine(60).default('Sandbox') })

type SandboxOutside = { openLocalChannel: Outside['openLocalChannel']; sandboxUrl: string }

/**
 * Returns a connector that opens a channel on the sandbox network, or reopens the one with that name. `platform`: the network that the channel is
 * shown as.
 */
export function createSandboxConnector(
  { openLocalChannel, sandboxUrl }: SandboxOutside,
  platform: Platform = 'sandbox',
): Connector {
  return {
    begin: async (values, { workspaceId }) => {
      const { name } = readConnectValues(valuesSchema, values)
      const externalId = name.toLowerCase()
      await openLocalChannel(workspaceId, connectionIdFor(workspaceId, platform, externalId))
      const handle = externalId.replace(/\s+/g, '-')
      const account = { externalId, handle, name, avatar: null, service: sandboxUrl }
      // The sandbox is our own network, so the account counts as verified.
      return { kind: 'found', channels: [{ account, isProven: true, secret: JSON.stringify({ workspaceId }) }] }
    },
  }
}
