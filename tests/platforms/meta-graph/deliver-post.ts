import type { Progress, Publisher, PublishRequest } from '../../../functions/src/domain/ports.ts'

const LOOKS_MAX = 10

/** The steps of a delivery in their order, up to the first that does not go well. */
export async function deliverPost(publisher: Publisher, request: PublishRequest, progress: Progress) {
  const prepared = await publisher.prepare(request, progress)
  if (prepared.kind === 'refused') return prepared
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const polled = await publisher.poll?.(request, prepared.payload)
    if (polled?.kind === 'refused') return polled
    if (polled?.kind !== 'processing') return publisher.publish(request, prepared.payload, progress)
  }
  throw new Error('the network never finishes')
}
