import { CONNECTION_SCHEMA, type Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { paths } from '@postwright/core/paths'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import { requireWorkspaceLimitIn } from '../entitlements/entitlements.ts'
import { newDocument } from '../new-document.ts'
import type { Account, FoundChannel } from '../ports/networks.ts'
import { saveSecretIn } from '../channel-access/channel-secrets.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { appRefOf } from '../platform-apps/app-keys.ts'
import { releaseHeld } from '../publishing/connection-holds.ts'
import { createHash } from 'node:crypto'

/** Defaults for networks that report no further channel data. */
const NO_FACTS = { kind: '', scopes: [], expiresAt: null, limits: {}, choices: {} }

/** Initial user settings of a channel, which stay unchanged when the channel is reconnected. */
const NEW_CHANNEL = { settings: {}, settingsBy: null, settingsAt: null, timeZone: null, pausedAt: null }

type NewAccess = {
  workspaceId: string
  platform: Platform
  mode: ConnectionMode
  channel: FoundChannel
  /** Operator's app through which access was granted. */
  appRef: string | null
}

/**
 * Stores an account after a successful sign-in, as a new connection or as a renewal of its earlier one.
 * @throws `connection_refused` if it is in use at another server and nothing proves that it has moved, `plan_limit_reached`
 */
export async function saveConnection(
  deps: Deps,
  caller: Caller,
  { workspaceId, platform, mode, channel, appRef }: NewAccess,
): Promise<Connection> {
  const { account, isProven, secret, ...facts } = channel
  const id = connectionIdFor(workspaceId, platform, account.externalId)
  return deps.transact(async (tx) => {
    const [existing, storedSecret] = await Promise.all([
      deps.connections.getIn(tx, workspaceId, id),
      deps.connectionSecrets.getIn(tx, id),
    ])
    if (existing && !isProven) refuseTakeover(existing, account)
    const count = await countChannelIn(deps, tx, workspaceId, existing)
    count()
    const connection = saveDocument(deps, tx, workspaceId, existing, {
      ...newDocument(deps.clock, { id, schema: CONNECTION_SCHEMA, createdBy: caller.uid }),
      ...account,
      ...NO_FACTS,
      ...facts,
      platform,
      mode,
      status: 'connected',
      lastCheckedAt: deps.clock.now(),
      brokenAt: null,
      lastError: null,
    })
    // A channel published by a person has no access to store.
    if (mode === 'direct') {
      saveSecretIn(deps, tx, {
        workspaceId,
        connection,
        secret,
        stored: storedSecret,
        createdBy: caller.uid,
        appRef,
      })
    }
    deps.auditLog.appendIn(tx, {
      action: existing ? 'connection.renewed' : 'connection.connected',
      actorUid: caller.uid,
      workspaceId,
      subject: paths.connection(workspaceId, id),
      facts: { platform, externalId: account.externalId, handle: account.handle },
    })
    return connection
  })
}

/**
 * Checks the plan limit for a new or disconnected channel; a connected one is already counted. The caller runs the returned function after all reads
 * of the transaction.
 * @throws `plan_limit_reached`
 */
async function countChannelIn(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  existing: Connection | null,
): Promise<() => void> {
  if (existing && existing.status !== 'disconnected') return () => {}
  const countUsed = () => deps.planUsage.countChannelsIn(tx, workspaceId)
  const guard = { counted: 'channels', owner: workspaceId } as const
  return requireWorkspaceLimitIn(deps, tx, { workspaceId, limit: 'channels', amount: 1, countUsed, guard })
}

function refuseTakeover({ status, service }: Connection, account: Account): void {
  if (status === 'disconnected' || service === account.service) return
  const detail = fillWords(FIELD_WORDS.connectedElsewhere, { host: new URL(service).host })
  throw new AppError('connection_refused', { detail, fields: { service: detail } })
}

function saveDocument(
  deps: Deps,
  tx: Tx,
  workspaceId: string,
  existing: Connection | null,
  fresh: Omit<Connection, keyof typeof NEW_CHANNEL>,
): Connection {
  if (!existing) {
    const created = { ...fresh, ...NEW_CHANNEL }
    deps.connections.saveIn(tx, workspaceId, created)
    return created
  }
  const { id: _id, schema: _schema, rev: _rev, createdAt: _at, updatedAt: _now, createdBy: _by, ...renewed } = fresh
  return deps.connections.updateIn(tx, workspaceId, existing, renewed)
}

type Chosen = { workspaceId: string; platform: Platform; mode: ConnectionMode; channels: readonly FoundChannel[] }

/** Stores channels after a successful sign-in. Posts held for one of them are released if it is not too late. */
export async function saveChannels(
  deps: Deps,
  caller: Caller,
  { workspaceId, platform, mode, channels }: Chosen,
): Promise<Connection[]> {
  const appRef = await refOfApp(deps, platform)
  const saved: Connection[] = []
  for (const channel of channels) {
    const connection = await saveConnection(deps, caller, { workspaceId, platform, mode, channel, appRef })
    await releaseHeld(deps, workspaceId, connection.id)
    saved.push(connection)
  }
  return saved
}

/** Returns the reference of the operator's app through which access at the network is granted; null if none is needed or registered. */
async function refOfApp({ platformApps }: Pick<Deps, 'platformApps'>, platform: Platform): Promise<string | null> {
  if (!PLATFORM_CONTRACTS[platform].auth.needsApp) return null
  const app = await platformApps.get(platform)
  return app && appRefOf(platform, app)
}

const LENGTH = 20

/** Returns the connection id of an account in a workspace. It never changes, so reconnecting keeps the schedule. */
export function connectionIdFor(workspaceId: string, platform: Platform, externalId: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([workspaceId, platform, externalId]))
    .digest('base64url')
  return hash.replace(/[-_]/g, '').slice(0, LENGTH)
}
