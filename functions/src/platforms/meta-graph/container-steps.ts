import type { Publisher, PublishRequest } from '../../domain/ports/networks.ts'
import { type ContainerApi, itemStep, WHOLE } from './container-api.ts'
import { findContainerPost } from './find-container-post.ts'
import { keptContainer } from './keep-container.ts'
import { pollContainers } from './poll-containers.ts'
import { prepareContainers } from './prepare-containers.ts'
import { publishContainer } from './publish-container.ts'

type Steps = Required<Pick<Publisher, 'prepare' | 'poll' | 'reconcile'>> & {
  publish: (request: PublishRequest, payload: string) => ReturnType<Publisher['publish']>
}

/** The steps of a publication on a network of containers. `now`: epoch milliseconds. */
export function containerSteps(api: ContainerApi, now: () => number): Steps {
  return {
    prepare: (request, progress) => prepareContainers(api, request, { progress, now: now() }),
    poll: (request, payload) => pollContainers(api, request, { payload, now: now() }),
    publish: (request, payload) => publishContainer(api, request, { payload, now: now() }),
    reconcile: (request, kept) =>
      findContainerPost(api, request, {
        container: keptContainer(kept, WHOLE),
        isBegun: kept(itemStep(0)) !== undefined,
        now: now(),
      }),
  }
}
