import type { Outside, PlatformModule } from '../platform-module.ts'
import { createSlackConnector } from './create-connector.ts'
import { createSlackPublisher } from './create-publisher.ts'

/** Channels of Slack, by incoming webhooks. */
export function createSlackModule({ fetch, clock, baseUrl }: Outside): PlatformModule {
  return { publisher: createSlackPublisher(fetch, clock), connector: createSlackConnector(fetch, clock, baseUrl) }
}
