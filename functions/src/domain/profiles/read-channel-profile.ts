import type { readChannelProfile as contract } from '@postwright/core/api/profiles'
import type { OutputOf } from '@postwright/core/endpoint'
import { ADDRESS_MAX } from '@postwright/core/limits'
import { publicProfileSchema } from '@postwright/core/model/profile'
import { PROFILE_HANDLE_MAX } from '@postwright/core/model/profile-limits'
import { toOneLine } from '@postwright/core/text/one-line'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { cutProfile } from './cut-profile.ts'

type Needs = Pick<Deps, 'connections' | 'profileReaders' | 'members' | 'workspaces'>

/**
 * Reads the profile of a connected account at its network.
 * @throws the codes of the contract
 */
export async function readChannelProfile(
  deps: Needs,
  caller: Caller,
  { workspaceId, connectionId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
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
