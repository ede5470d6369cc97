import { oneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import { connectionIdFor } from '../../domain/connections/connection-id.ts'
import type { Connector } from '../../domain/ports.ts'
import { readConnectValues } from '../read-connect-values.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { callSandbox } from './call-sandbox.ts'

const valuesSchema = z.object({ name: oneLine(60).default('Sandbox') })
/** Long enough for a worker of the emulators that has to start first. */
const TIMEOUT = 45_000

/** Opens a channel on the sandbox network, or reopens the one of that name. */
export function createSandboxConnector({ fetch, sandboxUrl }: { fetch: SafeFetch; sandboxUrl: string }): Connector {
  return {
    begin: async (values, { workspaceId }) => {
      const { name } = readConnectValues(valuesSchema, values)
      const externalId = name.toLowerCase()
      const channelId = connectionIdFor(workspaceId, 'sandbox', externalId)
      const url = `${sandboxUrl}/channels/${workspaceId}/${channelId}`
      const { status } = await callSandbox(fetch, url, { method: 'PUT', timeout: TIMEOUT }).catch((cause: unknown) => {
        throw new AppError('connection_unreachable', { message: 'the sandbox did not answer', cause })
      })
      if (status !== 200) throw new AppError('connection_unreachable', { message: `the sandbox answered ${status}` })
      const handle = externalId.replace(/\s+/g, '-')
      const account = { externalId, handle, name, avatar: null, service: sandboxUrl }
      // It is our own network.
      return { kind: 'found', channels: [{ account, isProven: true, secret: JSON.stringify({ workspaceId }) }] }
    },
  }
}
