import type { Connection } from '@postwright/core/model/connection'
import type { Budget, PublishRequest, Progress } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/progress.ts'
import type { GraphRules } from './failures.ts'

export type ContainerParams = Record<string, string>

/** What is made of a post: one container, or one per file and one around them. */
export type ContainerPlan =
  | { items: []; whole: ContainerParams; hasVideo: boolean }
  | { items: ContainerParams[]; whole: (items: readonly string[]) => ContainerParams; hasVideo: boolean }

/** A network that publishes containers: what it has been given before, processed, by one call that works once. */
export type ContainerApi = {
  rules: GraphRules
  /** @throws MissingMedia for files that the chosen format does not take */
  plan: (request: PublishRequest) => ContainerPlan
  create: (request: PublishRequest, params: ContainerParams) => Promise<string>
  /** Null: the network does not know it. */
  statusOf: (request: PublishRequest, id: string) => Promise<ContainerStatus | null>
  /** Answers the id of the post. */
  publish: (request: PublishRequest, id: string) => Promise<string>
  /** How many more posts the account may have, by its own numbers. */
  budgetOf: (request: PublishRequest) => Promise<Budget | null>
  /** The account's latest posts of this kind. */
  listPosts: (request: PublishRequest) => Promise<ListedPost[]>
  urlOf: (request: PublishRequest, postId: string) => Promise<string | null>
  profileUrl: (connection: Connection) => string
}

/** The name under which the container that is published is kept. */
export const WHOLE = 'container'

/** The name under which the container of one file is kept. */
export const itemStep = (index: number) => mediaStep(String(index))

/** Where a container is on its way to a post. */
export type ContainerStatus = {
  state: 'IN_PROGRESS' | 'FINISHED' | 'ERROR' | 'EXPIRED' | 'PUBLISHED'
  /** Why it failed, in the network's words. */
  detail: string
}

/** A container that will never become a post. */
export function isGone({ state }: ContainerStatus): boolean {
  return state === 'ERROR' || state === 'EXPIRED'
}

type Container = {
  name: string
  create: () => Promise<string>
  /** Null: the network no longer knows it. */
  statusOf: (id: string) => Promise<ContainerStatus | null>
}

/** `status`: as it was found now; null for one that was just made. */
type Kept = { id: string; status: ContainerStatus | null }

/**
 * The container under this name, made by this delivery or an earlier one. One that expired or failed is replaced once: what
 * fails twice fails for its content.
 */
export async function getOrCreateContainer(progress: Progress, { name, create, statusOf }: Container): Promise<Kept> {
  const second = secondName(name)
  const [first, replacement] = [progress.kept(name), progress.kept(second)]
  if (replacement !== undefined) return { id: replacement, status: await statusOf(replacement) }
  if (first !== undefined) {
    const status = await statusOf(first)
    if (status !== null && !isGone(status)) return { id: first, status }
  }
  const id = await create()
  await progress.keep(first === undefined ? name : second, id)
  return { id, status: null }
}

/** The container that a publish call would have named, or undefined when there was none to publish. */
export function findStoredContainer(kept: Progress['kept'], name: string): string | undefined {
  return kept(secondName(name)) ?? kept(name)
}

const secondName = (name: string) => `${name}_again`

/** A post as a network lists it; `at` in epoch milliseconds. */
export type ListedPost = { id: string; text: string; at: number; url: string | null }

/** How far the network's clock and ours, and a slow call, may lie apart. */
const APART_MAX = 10 * 60 * 1000

/** The post with this text that was published nearest to our call; null when none lies within ten minutes of it. */
export function findNearestPost(
  posts: readonly ListedPost[],
  { text, at }: { text: string; at: number },
): ListedPost | null {
  const distance = (post: ListedPost) => Math.abs(post.at - at)
  const fitting = posts.filter((post) => isSameText(post.text, text) && distance(post) <= APART_MAX)
  return fitting.sort((a, b) => distance(a) - distance(b))[0] ?? null
}

/** Networks trim a text and may write its line ends and accents their own way. */
function isSameText(stored: string, sent: string): boolean {
  return plain(stored) === plain(sent)
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
