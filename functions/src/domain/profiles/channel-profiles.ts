import type {
  readChannelProfile as readContract,
  writeChannelProfile as writeContract,
} from '@postwright/core/api/profiles'
import type { OutputOf } from '@postwright/core/endpoint'
import { ADDRESS_MAX, NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import {
  publicProfileSchema,
  type ProfileTexts,
  profileTextsSchema,
  PROFILE_HANDLE_MAX,
  PROFILE_BIO_MAX,
  PROFILE_NAME_MAX,
} from '@postwright/core/model/profile'
import { toOneLine } from '@postwright/core/text/text-fields'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { ErrorCode } from '@postwright/core/error-codes'
import { paths } from '@postwright/core/paths'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { openSecret, rotateSecret } from '../channel-access/channel-secrets.ts'
import { callWithTimeout } from '../networks/call-with-timeout.ts'
import type { CurrentTexts, ProfileChange } from '../ports/public-readers.ts'

type Needs = Pick<Deps, 'connections' | 'profileReaders' | 'members' | 'workspaces'>

/**
 * Reads the profile of a connected account at its network.
 * @throws the codes of the contract
 */
export async function readChannelProfile(
  deps: Needs,
  caller: Caller,
  { workspaceId, connectionId }: z.output<typeof readContract.input>,
): Promise<OutputOf<typeof readContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection) throw new AppError('not_found', { message: `connection ${connectionId}` })
  const read = deps.profileReaders[connection.platform]
  if (!read || connection.mode !== 'direct') throw new AppError('network_unavailable')
  const answer = await read(connection)
  if (answer.kind === 'failed') throw new AppError('connection_unreachable', { message: answer.problem })
  const { name, handle, bio, link, hasPinned } = answer.profile
  const profile = publicProfileSchema.parse({
    ...cutProfile({ name, bio }),
    handle: toOneLine(handle, PROFILE_HANDLE_MAX) ?? '',
    link: link.slice(0, ADDRESS_MAX),
    hasPinned,
  })
  return { profile }
}

type Input = z.output<typeof writeContract.input>

/** Time limit for a read and a write call, each of which may renew the access first. */
const PATIENCE = 4 * NETWORK_CALL_TIMEOUT

/** Error codes of refusals; any other refusal means `connection_unreachable`. */
const CODES: Partial<Record<PublishErrorKind, ErrorCode>> = {
  token_expired: 'access_missing',
  permission: 'access_missing',
  not_permitted: 'network_unavailable',
  content_policy: 'profile_refused',
  rate_limit: 'rate_limited',
}

/**
 * Changes name and bio of a connected account at its network. A repeated call finds the wanted texts there and changes nothing at the network.
 * @throws the codes of the contract
 */
export async function writeChannelProfile(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, seenTexts, wantedTexts }: Input,
): Promise<OutputOf<typeof writeContract>> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const connection = await deps.connections.get(workspaceId, connectionId)
  if (!connection) throw new AppError('not_found', { message: `connection ${connectionId}` })
  const { writeProfile } = deps.publishers[connection.platform]
  if (!writeProfile || connection.mode !== 'direct') throw new AppError('network_unavailable')
  const opened = await openSecret(deps, workspaceId, connection)
  if (!opened) throw new AppError('access_missing')
  const change: ProfileChange = {
    wanted: wantedTexts,
    decide: (current) => decide(current, { seenTexts, wantedTexts }),
  }
  const answer = await callWithTimeout(deps, PATIENCE, () => writeProfile(connection, opened.secret, change))
  if ('rotatedSecret' in answer && answer.rotatedSecret !== undefined) {
    await rotateSecret(deps, workspaceId, connection, { seenRev: opened.rev, secret: answer.rotatedSecret })
  }
  if (answer.kind === 'changed') throw new AppError('profile_changed')
  if (answer.kind !== 'written') {
    const { kind, detail } = answer.error
    throw new AppError(CODES[kind] ?? 'connection_unreachable', { message: detail })
  }
  await deps.auditLog.append({
    action: 'connection.profile_changed',
    actorUid: caller.uid,
    workspaceId,
    subject: paths.connection(workspaceId, connectionId),
    facts: { platform: connection.platform, handle: connection.handle },
  })
  return {}
}

/** Compares the current texts, in the form that profiles store, with the texts that the user saw and with the wanted ones. */
function decide({ name, bios }: CurrentTexts, { seenTexts, wantedTexts }: Pick<Input, 'seenTexts' | 'wantedTexts'>) {
  const forms = bios.map((bio) => profileTextsSchema.parse(cutProfile({ name, bio })))
  const isThere = (texts: ProfileTexts) => forms.some((form) => form.name === texts.name && form.bio === texts.bio)
  if (isThere(wantedTexts)) return 'written'
  return isThere(seenTexts) ? 'write' : 'changed'
}

/** Truncates texts from a network to the length that a profile stores. */
function cutProfile({ name, bio }: ProfileTexts): ProfileTexts {
  return { name: toOneLine(name, PROFILE_NAME_MAX) ?? '', bio: bio.slice(0, PROFILE_BIO_MAX) }
}
