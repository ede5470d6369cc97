import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { outcomeOf } from './classify-failure.ts'
import type { ContainerApi } from './container-api.ts'
import { readPayload } from './container-payload.ts'
import { findContainerPost } from './find-container-post.ts'

type Outcome = Awaited<ReturnType<Publisher['publish']>>

/** Publishes the container, which the network does once: a repeated call finds it published. */
export async function publishContainer(
  api: ContainerApi,
  request: PublishRequest,
  { payload, now }: { payload: string; now: number },
): Promise<Outcome> {
  const [container = ''] = readPayload(payload).ids
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
