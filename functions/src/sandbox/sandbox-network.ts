import express, { type Express, type Request, type Response } from 'express'
import { onRequest } from 'firebase-functions/v2/https'
import type { GetDeps, Deps } from '../domain/ports/deps.ts'
import { documentId } from '@postwright/core/ids'
import { sandboxPostSchema, SANDBOX_SCHEMA, type SandboxPost, type SandboxMode } from '@postwright/core/model/sandbox'
import { practiceFollowers } from '@postwright/core/platforms/sandbox/practice-followers'
import { z } from 'zod'
import { newDocument } from '../domain/new-document.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

const WORDS = NETWORK_WORDS.sandbox

/** Returns the sandbox network as a separate function; only builds for the emulators export it. */
export function sandboxFunction(getDeps: GetDeps) {
  let network: Express | null = null
  return onRequest({ invoker: 'private', timeoutSeconds: 30 }, (request, response) =>
    (network ??= createSandboxNetwork(getDeps))(request, response),
  )
}

type NetworkDeps = Pick<Deps, 'sandbox' | 'clock'>

const channelSchema = z.object({ workspaceId: documentId(), channelId: documentId() })

const lookupSchema = channelSchema.extend({ recordKey: documentId() })

const postSchema = z.object({
  recordKey: documentId(),
  content: sandboxPostSchema.pick({ text: true, images: true }),
})

const DAY = 24 * 60 * 60_000

const NO_CHANNEL = { code: 'channel_not_found', detail: WORDS.noChannel }

const NO_POST = { code: 'post_not_found', detail: WORDS.noPost }

const MALFORMED = { code: 'malformed', detail: WORDS.malformed }

const NO_LOOKUP = { code: 'lookup_unavailable', detail: WORDS.noLookup }

/**
 * Creates a small social network for the emulators: channels accept posts under the caller's own record keys and behave as their settings define.
 * `POST …/posts`, `GET …/posts/{recordKey}`, `GET …/followers` and `GET` of the channel itself.
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

type IncomingPost = {
  workspaceId: string
  channelId: string
  recordKey: string
  content: Pick<SandboxPost, 'text' | 'images'>
}

/** Stores a post under its record key, once; every further call with that key is only counted. */
async function keepPost(
  deps: Pick<Deps, 'sandbox' | 'clock'>,
  { workspaceId, channelId, recordKey, content }: IncomingPost,
): Promise<void> {
  const id = sandboxPostId(channelId, recordKey)
  const base = newDocument(deps.clock, { id, schema: SANDBOX_SCHEMA, createdBy: 'sandbox' })
  const post = { ...base, ...content, channelId, calls: 1, postedAt: base.createdAt }
  const isNew = await deps.sandbox.createPost(workspaceId, post)
  if (!isNew) await deps.sandbox.countCall(workspaceId, id)
}

/** Behaviour of the network for a publish call: whether it keeps the post, its delay, and its reply. */
type Behaviour = {
  keeps: boolean
  /** Milliseconds between storing the post and replying. */
  delay: number
  answer: { status: number; code: string; detail: string; retryAfter?: number }
}

const ACCEPTED = { status: 201, code: 'accepted', detail: WORDS.accepted }

const SERVER_ERROR = { status: 500, code: 'server_error', detail: WORDS.serverError }

const BEHAVIOURS: Record<SandboxMode, Behaviour> = {
  ok: { keeps: true, delay: 0, answer: ACCEPTED },
  /** Within the timeout of a publish call. */
  slow: { keeps: true, delay: 3_500, answer: ACCEPTED },
  fail_before: { keeps: false, delay: 0, answer: SERVER_ERROR },
  fail_after: { keeps: true, delay: 0, answer: SERVER_ERROR },
  /** Exceeds the timeout of a publish call, but not by much, because each connection occupies one worker. */
  silent_after: { keeps: true, delay: 12_000, answer: SERVER_ERROR },
  refuse: {
    keeps: false,
    delay: 0,
    answer: { status: 422, code: 'refused', detail: WORDS.refused },
  },
  rate_limit: {
    keeps: false,
    delay: 0,
    answer: { status: 429, code: 'rate_limited', detail: WORDS.rateLimited, retryAfter: 30 },
  },
  revoked: {
    keeps: false,
    delay: 0,
    answer: { status: 401, code: 'access_revoked', detail: WORDS.revoked },
  },
}

function sandboxPostId(channelId: string, recordKey: string): string {
  return `${channelId}_${recordKey}`
}

type Network = Pick<Deps, 'sandbox' | 'clock' | 'transact'>

/** Opens a channel of the sandbox network, or reopens one whose access was revoked, like a sign-in at any network. */
export async function openSandboxChannel(
  { sandbox, clock, transact }: Network,
  workspaceId: string,
  id: string,
): Promise<void> {
  await transact(async (tx) => {
    const channel = await sandbox.getChannelIn(tx, workspaceId, id)
    if (channel?.mode === 'revoked') sandbox.updateChannelIn(tx, workspaceId, channel, { mode: 'ok' })
    if (channel) return
    const base = newDocument(clock, { id, schema: SANDBOX_SCHEMA, createdBy: 'sandbox' })
    sandbox.createChannelIn(tx, workspaceId, { ...base, mode: 'ok', lookup: true })
  })
}
