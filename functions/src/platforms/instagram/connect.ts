import { toOneLine } from '@postwright/core/text/text-fields'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { type Graph, readGraphReply, graphIdSchema } from '../meta-graph/api.ts'
import { loadAvatar } from '../avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { INSTAGRAM_SITE, INSTAGRAM_VERSION } from './api.ts'

const NAME_MAX = 64
/** Account types that the API supports for publishing; the spelling in its documentation varies. */
const PROFESSIONAL = new Set(['BUSINESS', 'MEDIA_CREATOR', 'CREATOR'])

const profileSchema = z.object({
  user_id: graphIdSchema,
  username: z.string().min(1).max(100),
  name: z.string().max(1_000).catch(''),
  profile_picture_url: z.string().max(5_000).nullable().catch(null),
  account_type: z.string().max(50).catch(''),
})

/** Returns the account that a token belongs to, and whether it is a professional account. */
export async function loadAccount(
  graph: Graph,
  fetch: SafeFetch,
  token: string,
): Promise<{ account: Account; isProfessional: boolean }> {
  const params = { fields: 'user_id,username,name,profile_picture_url,account_type' }
  const profile = readGraphReply(profileSchema, await graph(`${INSTAGRAM_VERSION}/me`, { params, token }))
  const { user_id: externalId, username: handle } = profile
  const name = toOneLine(profile.name, NAME_MAX) ?? handle
  const avatar = profile.profile_picture_url === null ? null : await loadAvatar(fetch, profile.profile_picture_url)
  const account = { externalId, handle, name, avatar, service: INSTAGRAM_SITE }
  return { account, isProfessional: PROFESSIONAL.has(profile.account_type.toUpperCase()) }
}
