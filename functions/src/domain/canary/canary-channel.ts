import { CONNECTION_SCHEMA, type Connection } from '@postwright/core/model/connection'
import { AUDIT_ACTORS } from '@postwright/core/model/audit-entry'
import { saveSecretIn } from '../channel-access/channel-secrets.ts'
import { newDocument } from '../new-document.ts'
import type { CanaryChannel } from '../ports/own-networks.ts'
import type { Deps } from '../ports/deps.ts'

/** Workspace without members; only the upkeep plans posts in it. */
export const CANARY_WORKSPACE = 'canary'

/** Server of the canary channel: part of this product, and no address that a person can enter. */
export const CANARY_SERVICE = 'canary:'

const CHANNEL = 'canary'

type Needs = Pick<Deps, 'connections' | 'connectionSecrets' | 'sealer' | 'transact' | 'clock'>

/** Returns the channel for canary posts, with sealed access as on any network; it is created with the first post. */
export async function openCanaryChannel(deps: Needs): Promise<Connection> {
  const known = await deps.connections.get(CANARY_WORKSPACE, CHANNEL)
  return (
    known ??
    deps.transact(async (tx) => {
      const [stored, secret] = await Promise.all([
        deps.connections.getIn(tx, CANARY_WORKSPACE, CHANNEL),
        deps.connectionSecrets.getIn(tx, CHANNEL),
      ])
      if (stored) return stored
      const createdBy = AUDIT_ACTORS.system
      const connection: Connection = {
        ...newDocument(deps.clock, { id: CHANNEL, schema: CONNECTION_SCHEMA, createdBy }),
        platform: 'sandbox',
        externalId: CHANNEL,
        handle: CHANNEL,
        name: CHANNEL,
        avatar: null,
        service: CANARY_SERVICE,
        status: 'connected',
        mode: 'direct',
        kind: '',
        scopes: [],
        expiresAt: null,
        limits: {},
        choices: {},
        settings: {},
        settingsBy: null,
        settingsAt: null,
        timeZone: null,
        pausedAt: null,
        lastCheckedAt: deps.clock.now(),
        brokenAt: null,
        lastError: null,
      }
      deps.connections.saveIn(tx, CANARY_WORKSPACE, connection)
      const access = { workspaceId: CANARY_WORKSPACE, connection, secret: CHANNEL, createdBy, appRef: null }
      saveSecretIn(deps, tx, { ...access, stored: secret })
      return connection
    })
  )
}

/** Creates the channel that accepts canary posts like a network: each call is counted, so that a duplicate publication is detected. */
export function createCanaryChannel({ canary, transact }: Pick<Deps, 'canary' | 'transact'>): CanaryChannel {
  return {
    receive: (recordKey) =>
      transact(async (tx) => {
        const post = await canary.getIn(tx, recordKey)
        if (post) canary.countReceiptIn(tx, post)
        return post !== null
      }),

    hasReceived: async (recordKey) => ((await canary.get(recordKey))?.receipts ?? 0) > 0,
  }
}
