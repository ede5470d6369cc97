import type { Progress, Publisher, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'

/** Kept steps, which later deliveries of the same publication read. */
export type TestProgress = Progress & { entries: Map<string, string> }

export function createProgress(): TestProgress {
  const entries = new Map<string, string>()
  return {
    entries,
    kept: (key) => entries.get(key),
    keep: (key, ref) => {
      entries.set(key, ref)
      return Promise.resolve()
    },
    working: () => undefined,
  }
}

const POLLS_MAX = 10

/** One delivery: all steps in their order, up to the first that does not go well. */
export async function deliver(publisher: Publisher, request: PublishRequest, progress: Progress = createProgress()) {
  const prepared = await publisher.prepare(request, progress)
  if (prepared.kind === 'refused') return prepared
  for (let polls = 0; publisher.poll; polls += 1) {
    const polled = await publisher.poll(request, prepared.payload)
    if (polled.kind === 'refused') return polled
    if (polled.kind === 'ready') break
    if (polls === POLLS_MAX) throw new Error('the network never finishes')
  }
  return publisher.publish(request, prepared.payload, progress)
}
