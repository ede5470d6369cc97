import { documentId } from '@postwright/core/ids'
import { sandboxPostSchema } from '@postwright/core/model/sandbox'
import { practiceFollowers } from '@postwright/core/platforms/sandbox/practice-followers'
import express, { type Express, type Request, type Response } from 'express'
import { z } from 'zod'
import type { Deps } from '../domain/ports/deps.ts'
import { BEHAVIOURS } from './behaviour.ts'
import { keepPost } from './keep-post.ts'
import { sandboxPostId } from './sandbox-post-id.ts'

type NetworkDeps = Pick<Deps, 'sandbox' | 'clock'>

const channelSchema = z.object({ workspaceId: documentId(), channelId: documentId() })
const lookupSchema = channelSchema.extend({ recordKey: documentId() })
const postSchema = z.object({
  recordKey: documentId(),
  content: sandboxPostSchema.pick({ text: true, images: true }),
})

const DAY = 24 * 60 * 60_000
const NO_CHANNEL = { code: 'channel_not_found', detail: 'There is no such channel.' }
const NO_POST = { code: 'post_not_found', detail: 'There is no post under this key.' }
const MALFORMED = { code: 'malformed', detail: 'The request is not understood.' }
const NO_LOOKUP = { code: 'lookup_unavailable', detail: 'Posts cannot be looked up at the moment.' }

/**
 * A small social network for the emulators: channels take posts under the caller's own record keys and behave
 * as their settings prescribe. `POST …/posts`, `GET …/posts/{recordKey}`, `GET …/followers` and `GET` of the channel itself.
 */
export function createSandboxNetwork(deps: () => NetworkDeps): Express {
  const network = express()
  network.disable('x-powered-by').use(express.json())
  const channel = '/channels/:workspaceId/:channelId'
  network.get(channel, (request, response) => showChannel(deps(), request, response))
  network.get(`${channel}/followers`, (request, response) => showFollowers(deps(), request, response))
  network.post(`${channel}/posts`, (request, response) => takePost(deps(), request, response))
  network.get(`${channel}/posts/:recordKey`, (request, response) => showPost(deps(), request, response))
  return network
}

async function showChannel(deps: NetworkDeps, request: Request, response: Response): Promise<void> {
  const found = await findChannel(deps, request)
  if (!found) return void response.status(404).json(NO_CHANNEL)
  const { status, code, detail } = found.mode === 'revoked' ? BEHAVIOURS.revoked.answer : BEHAVIOURS.ok.answer
  response.status(found.mode === 'revoked' ? status : 200).json({ code, detail })
}

async function showFollowers(deps: NetworkDeps, request: Request, response: Response): Promise<void> {
  const found = await findChannel(deps, request)
  if (!found) return void response.status(404).json(NO_CHANNEL)
  const days = Math.max(0, Math.floor((deps.clock.now() - found.createdAt) / DAY))
  response.json({ code: 'followers', detail: String(practiceFollowers(found.id, days)) })
}

async function takePost(deps: NetworkDeps, request: Request, response: Response): Promise<void> {
  const channel = await findChannel(deps, request)
  const post = postSchema.safeParse(request.body)
  if (!channel) return void response.status(404).json(NO_CHANNEL)
  if (!post.success) return void response.status(400).json(MALFORMED)
  const { keeps, delay, answer } = BEHAVIOURS[channel.mode]
  if (keeps) await keepPost(deps, { ...channelSchema.parse(request.params), ...post.data })
  if (delay > 0) await deps.clock.sleep(delay)
  if (answer.retryAfter !== undefined) response.set('Retry-After', String(answer.retryAfter))
  response.status(answer.status).json({ code: answer.code, detail: answer.detail })
}

async function showPost(deps: NetworkDeps, request: Request, response: Response): Promise<void> {
  const lookup = lookupSchema.safeParse(request.params)
  const channel = await findChannel(deps, request)
  if (!lookup.success || !channel) return void response.status(404).json(NO_CHANNEL)
  if (!channel.lookup) return void response.status(503).json(NO_LOOKUP)
  const { workspaceId, channelId, recordKey } = lookup.data
  const post = await deps.sandbox.getPost(workspaceId, sandboxPostId(channelId, recordKey))
  if (!post) return void response.status(404).json(NO_POST)
  response.json({ code: 'found', detail: post.text })
}

async function findChannel(deps: NetworkDeps, request: Request) {
  const parsed = channelSchema.safeParse(request.params)
  return parsed.success ? deps.sandbox.getChannel(parsed.data.workspaceId, parsed.data.channelId) : null
}
