import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import type { Routes } from '../support/start-fake.ts'
import { createVisibility } from '../support/visibility.ts'
import { bodyValue } from './body-value.ts'
import type { Media } from './media.ts'
import type { OAuth } from './oauth.ts'
import { problem } from './problem.ts'
import { statusLength } from './status-length.ts'
import { type StatusInput, statusSchema } from './status-schema.ts'

export type StatusLimits = { text: number; media: number; options: number; option: number }

type Stored = StatusInput & {
  id: string
  createdAt: number
  counts: { favourites: number; reblogs: number; replies: number }
}

export type Statuses = {
  routes: Routes
  /** Sets these counts of a status, as if other people had interacted with it. */
  count: (id: string, counts: Partial<Stored['counts']>) => void
  /** Adds a status of another server with its author's quote policy; returns the id under which a search finds it here. */
  addRemote: (url: string, quoting: 'automatic' | 'denied') => string
  forget: () => void
}

const KEY_LIFE = 60 * 60_000
const POLL_SECONDS = [300, 2_629_746] as const

type Parts = { oauth: OAuth; media: Map<string, Media>; limits: StatusLimits; account: () => { id: string } }

/** Statuses of one account; a repeated `Idempotency-Key` answers with the status of the first call for an hour. */
export function createStatuses({ oauth, media, limits, account }: Parts): Statuses {
  const statuses = new Map<string, Stored>()
  const keys = new Map<string, { id: string; at: number }>()
  const visibility = createVisibility()
  const remote = new Map<string, { id: string; quoting: 'automatic' | 'denied' }>()

  const shown = (status: Stored, { headers }: FakeRequest) => ({
    id: status.id,
    created_at: new Date(status.createdAt).toISOString(),
    in_reply_to_id: status.in_reply_to_id ?? null,
    sensitive: status.sensitive ?? false,
    spoiler_text: status.spoiler_text ?? '',
    visibility: status.visibility ?? 'public',
    language: status.language ?? null,
    uri: `http://${headers.host}/users/ada/statuses/${status.id}`,
    url: `http://${headers.host}/@ada/${status.id}`,
    content: `<p>${(status.status ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>')}</p>`,
    favourites_count: status.counts.favourites,
    reblogs_count: status.counts.reblogs,
    replies_count: status.counts.replies,
    account: account(),
    media_attachments: (status.media_ids ?? []).map((id) => ({
      id,
      type: media.get(id)?.type,
      description: media.get(id)?.description,
    })),
    application: { name: 'Postwright' },
    quote_approval: { automatic: ['public'], manual: [], current_user: 'automatic' },
  })

  const check = (input: StatusInput) => {
    const refuse = (error: string) => {
      throw new Refusal(problem(422, error))
    }
    const ids = input.media_ids ?? []
    const text = input.status ?? ''
    if (text.trim() === '' && ids.length === 0) refuse("Validation failed: Text can't be blank")
    if (statusLength(text, input.spoiler_text ?? '') > limits.text) {
      refuse(`Validation failed: Text character limit of ${limits.text} exceeded`)
    }
    if (ids.length > limits.media) refuse(`Validation failed: Cannot attach more than ${limits.media} files`)
    if (ids.length > 0 && input.poll) refuse('Validation failed: Cannot attach media to a poll')
    const lost = ids.filter((id) => !media.has(id))
    if (lost.length > 0) refuse(`The following media could not be found: ${lost.join(', ')}`)
    const files = ids.flatMap((id) => media.get(id) ?? [])
    if (files.some(({ lookups }) => lookups > 0)) {
      refuse('Cannot attach files that have not finished processing. Try again in a moment!')
    }
    if (files.length > 1 && files.some(({ type }) => type === 'video')) {
      refuse('Validation failed: Cannot attach a video to a post that already contains images')
    }
    checkPoll(input.poll, limits, refuse)
    const quoted = input.quoted_status_id
    const known = [...remote.values()].find(({ id }) => id === quoted)
    if (quoted !== undefined && !known && !statuses.has(quoted)) throw new Refusal(problem(404, 'Record not found'))
    if (known?.quoting === 'denied') refuse('Validation failed: You are not allowed to quote this post')
    if (input.in_reply_to_id !== undefined && !statuses.has(input.in_reply_to_id)) {
      throw new Refusal(problem(404, 'The post you are trying to reply to does not appear to exist.'))
    }
  }

  const create = (request: FakeRequest): FakeReply => {
    oauth.require(request, 'write:statuses')
    const key = request.headers['idempotency-key'] ?? ''
    const before = keys.get(key)
    const known = before && request.at - before.at < KEY_LIFE ? statuses.get(before.id) : undefined
    if (known) return { status: 200, body: shown(known, request) }
    const input = readStrict(statusSchema, bodyValue(request.body), ({ field }) =>
      problem(422, `Validation failed: ${field}`),
    )
    check(input)
    const id = String(11_000_000 + statuses.size)
    const status = { ...input, id, createdAt: request.at, counts: { favourites: 0, reblogs: 0, replies: 0 } }
    statuses.set(id, status)
    if (key !== '') keys.set(key, { id, at: request.at })
    if (typeof request.fault === 'object' && request.fault) visibility.hide(id, request.fault.hidden)
    return {
      status: 200,
      headers: rate(request.at),
      body: shown(status, request),
      accepted: { kind: 'status', id, content: input },
    }
  }

  const find = (request: FakeRequest): Stored => {
    oauth.require(request, 'read:statuses')
    const status = statuses.get(request.params.id ?? '')
    if (!status) throw new Refusal(problem(404, 'Record not found'))
    return status
  }

  const list = (request: FakeRequest): FakeReply => {
    oauth.require(request, 'read:statuses')
    if (request.params.account !== account().id) return problem(404, 'Record not found')
    const limit = Math.min(Number(request.query.get('limit') ?? 20), 40)
    const newest = [...statuses.values()].toReversed().filter(({ id }) => visibility.shows(id))
    return { status: 200, body: newest.slice(0, limit).map((status) => shown(status, request)) }
  }

  /** https://docs.joinmastodon.org/methods/search/#v2 (2026-11-29) */
  const search = (request: FakeRequest): FakeReply => {
    oauth.require(request, 'read:search')
    const found = remote.get(request.query.get('q') ?? '')
    const isAsked = request.query.get('type') === 'statuses' && request.query.get('resolve') === 'true'
    const approval = { automatic: [], manual: [], current_user: found?.quoting }
    const hits = found && isAsked ? [{ id: found.id, quote_approval: approval }] : []
    return { status: 200, body: { accounts: [], statuses: hits, hashtags: [] } }
  }

  return {
    routes: {
      'GET /api/v2/search': search,
      'POST /api/v1/statuses': create,
      'GET /api/v1/statuses/:id': (request) => ({ status: 200, body: shown(find(request), request) }),
      'GET /api/v1/statuses/:id/source': (request) => {
        const { id, status = '', spoiler_text = '' } = find(request)
        return { status: 200, body: { id, text: status, spoiler_text } }
      },
      'GET /api/v1/accounts/:account/statuses': list,
    },
    count: (id, counts) => {
      const status = statuses.get(id)
      if (status) status.counts = { ...status.counts, ...counts }
    },
    addRemote: (url, quoting) => {
      const id = String(22_000_000 + remote.size)
      remote.set(url, { id, quoting })
      return id
    },
    forget: () => {
      statuses.clear()
      remote.clear()
      keys.clear()
    },
  }
}

function checkPoll(poll: StatusInput['poll'], limits: StatusLimits, refuse: (error: string) => void): void {
  if (!poll) return
  if (poll.options.length > limits.options)
    refuse(`Validation failed: Options can't contain more than ${limits.options} items`)
  if (poll.options.some((option) => [...option].length > limits.option)) {
    refuse(`Validation failed: Options can't be longer than ${limits.option} characters each`)
  }
  const [shortest, longest] = POLL_SECONDS
  if (poll.expires_in < shortest) refuse('Validation failed: Expires at is too soon')
  if (poll.expires_in > longest) refuse('Validation failed: Expires at is too far into the future')
}

const rate = (at: number) => ({
  'x-ratelimit-limit': '300',
  'x-ratelimit-remaining': '299',
  'x-ratelimit-reset': new Date(at + 5 * 60_000).toISOString(),
})
