import type { Connection } from '@postwright/core/model/connection'
import type { Budget, PublishRequest, Progress } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/progress.ts'
import type { GraphRules } from './failures.ts'
import { z } from 'zod'

export type ContainerParams = Record<string, string>

/** Containers of a post: a single one, or one per file and one around them. */
export type ContainerPlan =
  | { items: []; whole: ContainerParams; hasVideo: boolean }
  | { items: ContainerParams[]; whole: (items: readonly string[]) => ContainerParams; hasVideo: boolean }

/** Network that publishes containers: content is uploaded and processed first, then published by one call that works only once. */
export type ContainerApi = {
  rules: GraphRules
  /** @throws MissingMedia for files that the chosen format does not accept */
  plan: (request: PublishRequest) => ContainerPlan
  create: (request: PublishRequest, params: ContainerParams) => Promise<string>
  /** Returns null when the network does not know the container. */
  statusOf: (request: PublishRequest, id: string) => Promise<ContainerStatus | null>
  /** Returns the id of the post. */
  publish: (request: PublishRequest, id: string) => Promise<string>
  /** Returns the number of posts that the account may still publish, as counted by the network. */
  budgetOf: (request: PublishRequest) => Promise<Budget | null>
  /** Returns the account's latest posts of this kind. */
  listPosts: (request: PublishRequest) => Promise<ListedPost[]>
  urlOf: (request: PublishRequest, postId: string) => Promise<string | null>
  profileUrl: (connection: Connection) => string
}

/** Progress key of the container to publish. */
export const WHOLE = 'container'

/** Returns the progress key of the container of one file. */
export const itemStep = (index: number) => mediaStep(String(index))

const containerStatusSchema = z.object({
  state: z.enum(['IN_PROGRESS', 'FINISHED', 'ERROR', 'EXPIRED', 'PUBLISHED']),
  /** Reason for a failure, as reported by the network. */
  detail: z.string(),
})

export type ContainerStatus = z.infer<typeof containerStatusSchema>

/**
 * A container with its status as read in this delivery: null when the network no longer knows it, undefined when it was just created and not asked
 * about. It is passed from step to step in the payload, so each delivery asks for a status once.
 */
export const seenContainerSchema = z.object({
  id: z.string().min(1),
  status: containerStatusSchema.nullable().optional(),
})

export type SeenContainer = z.infer<typeof seenContainerSchema>

/** Returns the status of a container, and asks the network only if this delivery has not asked yet. */
export async function readStatus(
  { id, status }: SeenContainer,
  statusOf: (id: string) => Promise<ContainerStatus | null>,
): Promise<ContainerStatus | null> {
  return status === undefined ? statusOf(id) : status
}

/** Returns whether a container can never become a post. */
export function isGone({ state }: ContainerStatus): boolean {
  return state === 'ERROR' || state === 'EXPIRED'
}

type Container = {
  name: string
  create: () => Promise<string>
  /** Returns null when the network no longer knows the container. */
  statusOf: (id: string) => Promise<ContainerStatus | null>
}

/**
 * Returns the container stored under this name, created by this delivery or an earlier one. A container that expired, failed or is unknown to the
 * network is replaced once: a second failure is caused by its content.
 */
export async function getOrCreateContainer(
  progress: Progress,
  { name, create, statusOf }: Container,
): Promise<SeenContainer> {
  const second = secondName(name)
  const [first, replacement] = [progress.kept(name), progress.kept(second)]
  if (replacement !== undefined) return { id: replacement, status: await statusOf(replacement) }
  if (first !== undefined) {
    const status = await statusOf(first)
    if (status !== null && !isGone(status)) return { id: first, status }
  }
  const id = await create()
  await progress.keep(first === undefined ? name : second, id)
  return { id }
}

/** Returns the id of the container that a publish call would have used, or undefined when there was none to publish. */
export function findStoredContainer(kept: Progress['kept'], name: string): string | undefined {
  return kept(secondName(name)) ?? kept(name)
}

const secondName = (name: string) => `${name}_again`

/** Post in a network's list; `at` in epoch milliseconds. */
export type ListedPost = { id: string; text: string; at: number; url: string | null }

/** Maximum difference caused by the network's clock, our clock, and a slow call. */
const APART_MAX = 10 * 60 * 1000

/** Returns the post with this text that was published closest to our call; null when none was within ten minutes. */
export function findNearestPost(
  posts: readonly ListedPost[],
  { text, at }: { text: string; at: number },
): ListedPost | null {
  const distance = (post: ListedPost) => Math.abs(post.at - at)
  const fitting = posts.filter((post) => isSameText(post.text, text) && distance(post) <= APART_MAX)
  return fitting.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Compares texts loosely: networks trim a text and may write its line ends and accents differently. */
function isSameText(stored: string, sent: string): boolean {
  return plain(stored) === plain(sent)
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
