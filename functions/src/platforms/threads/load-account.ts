import { toOneLine } from '@postwright/core/text/one-line'
import { z } from 'zod'
import type { Account } from '../../domain/ports/networks.ts'
import { graphIdSchema } from '../meta-graph/id-reply.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { loadAvatar } from '../load-avatar.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { THREADS_SITE, THREADS_VERSION } from './hosts.ts'

const NAME_MAX = 64
const profileSchema = z.object({
  id: graphIdSchema,
  username: z.string().min(1).max(100),
  name: z.string().max(1_000).catch(''),
  threads_profile_picture_url: z.string().max(5_000).nullable().catch(null),
})

/** The account that a token belongs to. */
export async function loadAccount(graph: Graph, fetch: SafeFetch, token: string): Promise<Account> {
  const params = { fields: 'id,username,name,threads_profile_picture_url' }
  const reply = await graph(`${THREADS_VERSION}/me`, { params, token })
  const { id, username, name, threads_profile_picture_url: picture } = readGraphReply(profileSchema, reply)
  const shown = toOneLine(name, NAME_MAX)
  const avatar = picture === null ? null : await loadAvatar(fetch, picture)
  return { externalId: id, handle: username, name: shown ?? username, avatar, service: THREADS_SITE }
}
