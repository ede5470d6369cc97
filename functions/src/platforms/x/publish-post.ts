import { z } from 'zod'
import type { Published, PublishRequest } from '../../domain/ports/networks.ts'
import { type Api, ApiError, readBody } from '../oauth-api/api.ts'
import { Unsendable } from '../oauth-api/failures.ts'
import { type XHosts, postUrl, budgetsOf } from './api.ts'

const replySchema = z.object({ data: z.object({ id: z.string().regex(/^\d{1,19}$/) }) })

const REPLIES = 'X lets this app reply only where the author mentioned or quoted it.'
const refusalSchema = z.object({ title: z.string().catch(''), detail: z.string().catch('') })

/** The one call that posts; X has no key by which it would know a repetition. */
export async function publishPost(
  call: Api,
  hosts: XHosts,
  { connection, part, body }: Pick<PublishRequest, 'connection' | 'part'> & { body: unknown },
): Promise<Published> {
  const sent = call(`${hosts.api}/tweets`, { method: 'POST', body: { kind: 'json', value: body } })
  const reply = await sent.catch((error: unknown) => {
    throw part.replyTo && isReplyRefused(error) ? new Unsendable('reply_refused', REPLIES) : error
  })
  const { id } = readBody(replySchema, reply).data
  return { kind: 'published', remoteId: id, url: postUrl(connection.handle, id), budgets: budgetsOf(reply.headers) }
}

/**
 * Self-serve apps may reply only where the answered author mentioned or quoted them; whether own threads are exempt is not said.
 * https://docs.x.com/changelog, 23 February 2026 (2026-11)
 */
function isReplyRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.reply.status !== 403) return false
  const said = refusalSchema.safeParse(error.reply.body).data
  const words = `${said?.title} ${said?.detail}`.toLowerCase()
  return REPLY_WORDS.some((each) => words.includes(each))
}

const REPLY_WORDS = ['not permitted to perform this action', 'not been mentioned', 'reply to this conversation']
