import type { Progress, Publisher, PublishRequest } from '../../domain/ports.ts'
import { outcomeOf, refusalOf } from './classify-failure.ts'
import { type ContainerApi, WHOLE } from './container-api.ts'
import { readPayload } from './container-payload.ts'
import { findContainerPost } from './find-container-post.ts'
import { keepContainer } from './keep-container.ts'

type Outcome = Awaited<ReturnType<Publisher['publish']>>
type Step = { payload: string; progress: Progress; now: number }

/** Publishes the container, which the network does once: a repeated call finds it published. */
export async function publishContainer(api: ContainerApi, request: PublishRequest, step: Step): Promise<Outcome> {
  const { now } = step
  const container = await containerOf(api, request, step).catch((error: unknown) => refusalOf(error, now, api.rules))
  if (typeof container !== 'string') return container
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

/** What is published: the container that was prepared, or one around those that were. */
async function containerOf(api: ContainerApi, request: PublishRequest, { payload, progress }: Step): Promise<string> {
  const { ids, isWhole } = readPayload(payload)
  const { whole } = api.plan(request)
  const [only = ''] = ids
  if (isWhole || typeof whole !== 'function') return only
  const statusOf = (id: string) => api.statusOf(request, id)
  return keepContainer(progress, { name: WHOLE, statusOf, create: () => api.create(request, whole(ids)) })
}
