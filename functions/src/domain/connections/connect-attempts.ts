import { CONNECT_TTL } from '@postwright/core/limits'
import type { Platform } from '@postwright/core/platforms/platform'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { ConnectContext } from '../ports/networks.ts'

/** Version of the shape that `store/connect-attempts.ts` parses. */
const ATTEMPT_SCHEMA = 1

type Step = 'redirect' | 'choose'
type Begun = { workspaceId: string; platform: Platform; browser: string; step: Step; state: unknown }

type AttemptDeps = Pick<Deps, 'connectAttempts' | 'sealer' | 'clock'>

/**
 * Stores the sealed state of a connection. It is bound to the person and the browser tab that began it, not to their session: a reloaded
 * page has another one. Only the holder of the ticket can use it, once.
 */
export async function saveAttempt(
  { connectAttempts, sealer, clock }: AttemptDeps,
  caller: Caller,
  ticket: string,
  { workspaceId, platform, browser, step, state }: Begun,
): Promise<void> {
  const id = hashOf(ticket)
  const base = newDocument(clock, { id, schema: ATTEMPT_SCHEMA, createdBy: caller.uid })
  const sealed = sealer.seal(JSON.stringify(state), contextOf(id, workspaceId))
  const expiresAt = clock.now() + CONNECT_TTL
  await connectAttempts.create({ ...base, workspaceId, browser: hashOf(browser), platform, step, sealed, expiresAt })
}

/**
 * Takes a stored attempt and deletes it.
 * @throws `connect_expired` for a ticket that is unknown, used, too old, or of another person, browser, workspace or step
 */
export async function takeAttempt<Schema extends z.ZodType>(
  deps: AttemptDeps & Pick<Deps, 'transact'>,
  caller: Caller,
  { workspaceId, ticket, browser, step }: { workspaceId: string; ticket: string; browser: string; step: Step },
  schema: Schema,
): Promise<{ platform: Platform; state: z.output<Schema> }> {
  const id = hashOf(ticket)
  return deps.transact(async (tx) => {
    const attempt = await deps.connectAttempts.getIn(tx, id)
    const isTheirs =
      attempt?.createdBy === caller.uid &&
      attempt.browser === hashOf(browser) &&
      attempt.workspaceId === workspaceId &&
      attempt.step === step
    if (!isTheirs || attempt.expiresAt <= deps.clock.now()) throw new AppError('connect_expired')
    deps.connectAttempts.deleteIn(tx, id)
    const opened: unknown = JSON.parse(deps.sealer.open(attempt.sealed, contextOf(id, workspaceId)))
    return { platform: attempt.platform, state: schema.parse(opened) }
  })
}

/** Hashes a ticket or browser secret, which is not stored itself: reading the database gives no access to running attempts. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

function contextOf(id: string, workspaceId: string): string {
  return `${workspaceId}|connect|${id}`
}

/** Callback path for networks: exactly this address is registered with them. */
const CALLBACK_PATH = '/dashboard/connected-platforms/callback'

/** `isLocal`: the channel is opened without its network, and therefore without the network's app. */
type Facts = { workspaceId: string; platform: Platform; existing: Connection | null; isLocal?: boolean }

type Proofs = Pick<ConnectContext, 'state' | 'codeVerifier'>

/** Returns a secret of more than 256 bits, in characters allowed in addresses and PKCE verifiers. */
export function newTicket({ ids }: Pick<Deps, 'ids'>): string {
  return ids.random() + ids.random()
}

/** Empty PKCE values for networks without PKCE. */
const NO_PKCE = { codeVerifier: '', codeChallenge: '' }

function pkceOf(codeVerifier: string): Pick<ConnectContext, 'codeVerifier' | 'codeChallenge'> {
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') }
}

/** @throws `network_unavailable` if the network needs an app and none is registered */
export async function connectContext(
  { config, platformApps }: Pick<Deps, 'config' | 'platformApps'>,
  { workspaceId, platform, existing, isLocal = false }: Facts,
  { state, codeVerifier }: Proofs,
): Promise<ConnectContext> {
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  const app = contract.auth.needsApp ? await platformApps.get(platform) : null
  if (contract.auth.needsApp && !app && !isLocal) throw new AppError('network_unavailable')
  const redirectUri = `${config.appOrigin}${CALLBACK_PATH}`
  const proof = contract.auth.pkce ? pkceOf(codeVerifier) : NO_PKCE
  return { workspaceId, redirectUri, state, ...proof, app, existing }
}
