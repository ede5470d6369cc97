import { z } from 'zod'
import type { Published, PublishRequest } from '../../domain/ports.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readBody } from '../oauth-api/read-body.ts'
import { budgetsOf } from './budgets.ts'
import type { XHosts } from './hosts.ts'
import { postUrl } from './post-url.ts'

const replySchema = z.object({ data: z.object({ id: z.string().regex(/^\d{1,19}$/) }) })

/** The one call that posts; X has no key by which it would know a repetition. */
export async function publishPost(
  call: Api,
  hosts: XHosts,
  { connection, body }: Pick<PublishRequest, 'connection'> & { body: unknown },
): Promise<Published> {
  const reply = await call(`${hosts.api}/tweets`, { method: 'POST', body: { kind: 'json', value: body } })
  const { id } = readBody(replySchema, reply).data
  return { kind: 'published', remoteId: id, url: postUrl(connection.handle, id), budgets: budgetsOf(reply.headers) }
}
