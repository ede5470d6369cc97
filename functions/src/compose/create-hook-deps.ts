import type { Deps } from '../domain/ports/deps.ts'
import type { EventHooks } from '../domain/ports/event-hooks.ts'
import { createHookSender } from '../platforms/create-hook-sender.ts'
import type { SafeFetch } from '../platforms/safe-fetch.ts'
import { createEventHookStore, createHookDeliveryStore, createHookSources } from '../store/event-hooks.ts'
import type { Refs } from '../store/refs.ts'

/** The stores of webhooks and what sends them. */
export function createHookDeps(
  refs: Refs,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  fetch: SafeFetch,
): EventHooks {
  return {
    eventHooks: createEventHookStore(refs, clock),
    hookDeliveries: createHookDeliveryStore(refs, clock),
    hookSender: createHookSender({ fetch, clock, allowPrivate: config.allowPrivateNetwork }),
    hookSources: createHookSources(),
  }
}
