import type { Outside, PlatformModule } from '../platform-module.ts'
import { createWebhookConnector } from './create-connector.ts'
import { createWebhookPublisher } from './create-publisher.ts'

/** Any program that takes signed webhooks. */
export function createWebhookModule(outside: Outside): PlatformModule {
  return { publisher: createWebhookPublisher(outside), connector: createWebhookConnector(outside) }
}
