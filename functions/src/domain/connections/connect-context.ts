import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { ConnectContext } from '../ports/networks.ts'

/** Where networks send people back to: this address, exactly, is registered with them. */
const CALLBACK_PATH = '/dashboard/connected-platforms/callback'

/** `isLocal`: the channel is opened without its network, and so without the app that this one takes. */
type Facts = { workspaceId: string; platform: Platform; existing: Connection | null; isLocal?: boolean }
type Proofs = Pick<ConnectContext, 'state' | 'codeVerifier'>

/** A secret of more than 256 bits, in characters that addresses and PKCE verifiers may have. */
export function newTicket({ ids }: Pick<Deps, 'ids'>): string {
  return ids.random() + ids.random()
}

/** For networks that take no proof. */
const NO_PKCE = { codeVerifier: '', codeChallenge: '' }

function pkceOf(codeVerifier: string): Pick<ConnectContext, 'codeVerifier' | 'codeChallenge'> {
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') }
}

/** @throws `network_unavailable` where the network takes an app and none is registered */
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
