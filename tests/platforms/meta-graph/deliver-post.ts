import type { Progress, Publisher, PublishRequest } from '../../../functions/src/domain/ports/networks.ts'

const LOOKS_MAX = 10

/** Delivers as the engine does: each poll of media in processing is a delivery of its own. */
export async function deliverPost(publisher: Publisher, request: PublishRequest, progress: Progress) {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const prepared = await publisher.prepare(request, progress)
    if (prepared.kind === 'refused') return prepared
    const polled = await publisher.poll?.(request, prepared.payload)
    if (polled?.kind === 'refused') return polled
    if (polled?.kind !== 'processing') return publisher.publish(request, prepared.payload, progress)
  }
  throw new Error('the network never finishes')
}
