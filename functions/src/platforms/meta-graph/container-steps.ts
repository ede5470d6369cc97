import type {
  Publisher,
  PublishRequest,
  Progress,
  Refused,
  Absent,
  Published,
  Unknown,
} from '../../domain/ports/networks.ts'
import {
  type ContainerApi,
  itemStep,
  WHOLE,
  type ContainerParams,
  type ContainerPlan,
  type ContainerStatus,
  findStoredContainer,
  getOrCreateContainer,
  findNearestPost,
  readStatus,
  type SeenContainer,
  seenContainerSchema,
} from './containers.ts'
import { outcomeOf, refusalOf } from './failures.ts'
import { GraphError } from './api.ts'
import { z } from 'zod'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.metaGraph

type Steps = Required<Pick<Publisher, 'prepare' | 'poll' | 'reconcile'>> & {
  publish: (request: PublishRequest, payload: string) => ReturnType<Publisher['publish']>
}

/** Returns the steps of a publication on a container network. `now`: epoch milliseconds. */
export function containerSteps(api: ContainerApi, now: () => number): Steps {
  return {
    prepare: (request, progress) => prepareContainers(api, request, { progress, now: now() }),
    poll: (request, payload) => pollContainers(api, request, { payload, now: now() }),
    publish: (request, payload) => publishContainer(api, request, { payload, now: now() }),
    reconcile: (request, kept) =>
      findContainerPost(api, request, {
        container: findStoredContainer(kept, WHOLE),
        isBegun: kept(itemStep(0)) !== undefined,
        now: now(),
      }),
  }
}

type Outcome = Awaited<ReturnType<Publisher['publish']>>

/** Publishes the container. The network publishes a container only once, so a repeated call finds it published. */
async function publishContainer(
  api: ContainerApi,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Outcome> {
  const container = readPayload(payload).containers[0]?.id ?? ''
  try {
    const remoteId = await api.publish(request, container)
    const url = await api.urlOf(request, remoteId).catch(() => null)
    return { kind: 'published', remoteId, url: url ?? api.profileUrl(request.connection) }
  } catch (error) {
    const outcome = outcomeOf(error, now, api.rules)
    if (outcome.kind === 'unknown') return outcome
    const found = await findContainerPost(api, request, { container, isBegun: true, now })
    return found.kind === 'published' ? found : outcome
  }
}

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

type Step = { progress: Progress; now: number }

/** Creates the containers of a post: one per file, and the container of the whole post as soon as its files have been processed. */
async function prepareContainers(api: ContainerApi, request: PublishRequest, step: Step): Promise<Prepared> {
  try {
    const plan = api.plan(request)
    const isFirst = [WHOLE, itemStep(0)].every((key) => step.progress.kept(key) === undefined)
    const limited = isFirst ? await usedUp(api, request) : null
    if (limited) return limited
    return { kind: 'prepared', payload: writePayload(await containersOf(api, request, { plan, ...step })) }
  } catch (error) {
    return refusalOf(error, step.now, api.rules)
  }
}

/**
 * Returns a refusal if the account's limit is used up. It is checked first, because the network counts posts and refuses further ones only when they
 * are published.
 */
async function usedUp(api: ContainerApi, request: PublishRequest): Promise<Refused | null> {
  const budget = await api.budgetOf(request)
  if (budget === null || budget.remaining > 0) return null
  const detail = WORDS.dailyLimit
  const error = { kind: 'rate_limit' as const, detail, retryable: true }
  return { kind: 'refused', error, retryAt: budget.resetAt, budgets: [budget] }
}

async function containersOf(
  api: ContainerApi,
  request: PublishRequest,
  { plan, progress }: { plan: ContainerPlan; progress: Progress },
): Promise<ContainerPayload> {
  const { items, whole, hasVideo } = plan
  const statusOf = (id: string) => api.statusOf(request, id)
  const make = (name: string, params: ContainerParams) =>
    getOrCreateContainer(progress, { name, statusOf, create: () => api.create(request, params) })
  const wholeOf = async (params: ContainerParams) => ({
    containers: [await make(WHOLE, params)],
    isWhole: true,
    hasVideo,
  })
  if (typeof whole !== 'function') return wholeOf(whole)
  const made: SeenContainer[] = []
  for (const [index, item] of items.entries()) {
    made.push(await make(itemStep(index), item))
    progress.working()
  }
  const unfinished: SeenContainer[] = []
  for (const container of made) {
    // Images are often processed at once, so new containers are checked too, after all of them were created.
    const status = await readStatus(container, statusOf)
    if (status?.state !== 'FINISHED') unfinished.push({ id: container.id, status })
    progress.working()
  }
  return unfinished.length === 0
    ? wholeOf(whole(made.map(({ id }) => id)))
    : { containers: unfinished, isWhole: false, hasVideo }
}

type Polled = Awaited<ReturnType<NonNullable<Publisher['poll']>>>

/** Poll intervals: the networks request at most one query per minute for a video; an image takes seconds. */
const AGAIN = { video: 60_000, image: 5_000, whole: 1_000 }

/** Error numbers of the network for a refused file. */
const CODE = /\b(?:2207\d{3}|36\d{3})\b/

const FIRST_SUBCODE = 1_000_000

/**
 * Returns whether the container of the post has been processed, by the statuses that its preparation has read. Once the containers of its files are
 * processed, the next delivery creates the container of the whole post, so the next query follows soon.
 */
async function pollContainers(
  api: ContainerApi,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Polled> {
  const { containers, isWhole, hasVideo } = readPayload(payload)
  let isReady = true
  try {
    for (const container of containers) {
      const status = await readStatus(container, (id) => api.statusOf(request, id))
      const refused = refusalIn(api, status, now)
      if (refused) return refused
      if (status?.state === 'IN_PROGRESS') isReady = false
    }
  } catch (error) {
    return refusalOf(error, now, api.rules)
  }
  if (!isReady) return { kind: 'processing', again: hasVideo ? AGAIN.video : AGAIN.image }
  return isWhole ? { kind: 'ready' } : { kind: 'processing', again: AGAIN.whole }
}

function refusalIn(api: ContainerApi, status: ContainerStatus | null, now: number): Refused | null {
  if (status === null || status.state === 'EXPIRED') {
    const detail = WORDS.dropped
    return { kind: 'refused', error: { kind: 'platform_down', detail, retryable: true } }
  }
  return status.state === 'ERROR' ? refusalOf(failureOf(status), now, api.rules) : null
}

/** A container's status contains the error number in its text; it has the same meaning as the number in a call's error. */
function failureOf({ detail }: ContainerStatus): GraphError {
  const number = Number(CODE.exec(detail)?.[0] ?? 0)
  const [code, subcode] = number < FIRST_SUBCODE ? [number, 0] : [0, number]
  return new GraphError({
    status: 400,
    isOwn: true,
    code,
    subcode,
    message: detail,
    isTransient: false,
    headers: new Headers(),
  })
}

/** `containers`: the container of the whole post, or the containers of files that are still being processed. */
const payloadSchema = z.object({
  containers: z.array(seenContainerSchema).min(1),
  isWhole: z.boolean(),
  hasVideo: z.boolean(),
})

type ContainerPayload = z.infer<typeof payloadSchema>

function readPayload(payload: string): ContainerPayload {
  return payloadSchema.parse(JSON.parse(payload))
}

function writePayload(payload: ContainerPayload): string {
  return JSON.stringify(payload)
}

type Lookup = {
  container: string | undefined
  /** True if containers of the post's files were created. Without a container of the whole post, no call can have published it. */
  isBegun: boolean
  now: number
}

const NOTHING_KNOWN = {
  kind: 'timeout_unknown',
  detail: WORDS.nothingKnown,
  retryable: true,
} as const

/**
 * Finds the outcome of a container. Its status proves publication as well as non-publication; the post itself is found among the account's latest by
 * text and time. A failed look-up proves nothing, so this function never returns a refusal.
 */
async function findContainerPost(
  api: ContainerApi,
  request: PublishRequest,
  { container, isBegun, now }: Lookup,
): Promise<Published | Absent | Unknown> {
  try {
    if (container === undefined && isBegun) return { kind: 'absent' }
    const status = container === undefined ? null : await api.statusOf(request, container)
    if (status !== null && status.state !== 'PUBLISHED') return { kind: 'absent' }
    const { content, intentAt, connection } = request
    const found = findNearestPost(await api.listPosts(request), { text: content.text, at: intentAt })
    if (found) {
      const url = found.url ?? api.profileUrl(connection)
      return { kind: 'published', remoteId: found.id, url, text: content.text }
    }
    if (container === undefined) return { kind: 'unknown', error: NOTHING_KNOWN }
    if (status === null) return { kind: 'absent' }
    const url = api.profileUrl(connection)
    return { kind: 'published', remoteId: container, url, warning: WORDS.noAddress }
  } catch (error) {
    return { ...outcomeOf(error, now, api.rules), kind: 'unknown' }
  }
}
