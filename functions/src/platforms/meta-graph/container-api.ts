import type { Connection } from '@postwright/core/model/connection'
import type { Budget, PublishRequest } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/media-step.ts'
import type { ContainerStatus } from './container-status.ts'
import type { GraphRules } from './graph-rules.ts'
import type { ListedPost } from './nearest-post.ts'

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
