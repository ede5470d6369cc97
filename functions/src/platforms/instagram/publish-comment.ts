import { z } from 'zod'
import type { Absent, Published, PublishRequest, Refused, Unknown } from '../../domain/ports/networks.ts'
import { outcomeOf } from '../meta-graph/classify-failure.ts'
import { graphIdSchema, idReplySchema } from '../meta-graph/id-reply.ts'
import { nearestPost } from '../meta-graph/nearest-post.ts'
import type { Graph } from '../meta-graph/open-graph.ts'
import { readGraphReply } from '../meta-graph/read-graph-reply.ts'
import { readList } from '../meta-graph/read-list.ts'
import { readSecret } from '../meta-graph/secret.ts'
import { INSTAGRAM_VERSION, INSTAGRAM_SITE } from './hosts.ts'
import { INSTAGRAM_RULES } from './rules.ts'

type Comment = { graph: Graph; request: PublishRequest; parent: string; now: number }

const commentSchema = z
  .object({
    id: graphIdSchema,
    text: z.string(),
    username: z.string().catch(''),
    timestamp: z.string().transform((said) => Date.parse(said)),
  })
  .transform(({ id, text, username, timestamp }) => ({ id, text, username, at: timestamp, url: null }))

/** The first comment below a post of the account. */
export async function publishComment({ graph, request, parent, now }: Comment): Promise<Published | Refused | Unknown> {
  const token = readSecret(request.secret).accessToken
  try {
    const call = { method: 'POST', params: { message: request.content.text }, token } as const
    const { id } = readGraphReply(idReplySchema, await graph(commentsOf(parent), call))
    return { kind: 'published', remoteId: id, url: profileUrl(request) }
  } catch (error) {
    return outcomeOf(error, now, INSTAGRAM_RULES)
  }
}

/** The comment among those below the post: by its writer, text and time. */
export async function findComment({ graph, request, parent, now }: Comment): Promise<Published | Absent | Unknown> {
  const { content, intentAt, connection, secret } = request
  try {
    const token = readSecret(secret).accessToken
    const params = { fields: 'id,text,username,timestamp', limit: '50' }
    const listed = await readList(graph, commentsOf(parent), { params, token, schema: commentSchema, pages: 2 })
    const own = listed.filter(({ username }) => username === connection.handle)
    const found = nearestPost(own, { text: content.text, at: intentAt })
    if (!found) return { kind: 'absent' }
    return { kind: 'published', remoteId: found.id, url: profileUrl(request), text: content.text }
  } catch (error) {
    return { ...outcomeOf(error, now, INSTAGRAM_RULES), kind: 'unknown' }
  }
}

const commentsOf = (parent: string) => `${INSTAGRAM_VERSION}/${encodeURIComponent(parent)}/comments`

/** Comments have no address of their own. */
const profileUrl = ({ connection: { handle } }: PublishRequest) => `${INSTAGRAM_SITE}/${encodeURIComponent(handle)}/`
