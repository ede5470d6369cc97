import type { Progress, Publisher, PublishRequest, Refused } from '../../domain/ports/networks.ts'
import { refusalOf } from './classify-failure.ts'
import { type ContainerApi, type ContainerParams, type ContainerPlan, itemStep, WHOLE } from './container-api.ts'
import { type ContainerPayload, writePayload } from './container-payload.ts'
import { keepContainer } from './keep-container.ts'

type Prepared = Awaited<ReturnType<Publisher['prepare']>>
type Step = { progress: Progress; now: number }

/** The containers of a post: of each file, and of the whole as soon as its files have been processed. */
export async function prepareContainers(api: ContainerApi, request: PublishRequest, step: Step): Promise<Prepared> {
  try {
    const plan = api.plan(request)
    const isFirst = [WHOLE, itemStep(0)].every((key) => step.progress.kept(key) === undefined)
    const limited = isFirst ? await usedUp(api, request) : null
    if (limited) return limited
    return { kind: 'prepared', payload: writePayload(await containersOf(api, request, { plan, ...step })) }
  } catch (error) {
    return refusalOf(error, step.now, api.rules)
  }
}

/** The network counts posts when they are published, and would refuse one more only then. */
async function usedUp(api: ContainerApi, request: PublishRequest): Promise<Refused | null> {
  const budget = await api.budgetOf(request)
  if (budget === null || budget.remaining > 0) return null
  const detail = 'The account has published as often as the network allows in a day.'
  const error = { kind: 'rate_limit' as const, detail, retryable: true }
  return { kind: 'refused', error, retryAt: budget.resetAt, budgets: [budget] }
}

async function containersOf(
  api: ContainerApi,
  request: PublishRequest,
  { plan, progress }: { plan: ContainerPlan; progress: Progress },
): Promise<ContainerPayload> {
  const { items, whole, hasVideo } = plan
  const statusOf = (id: string) => api.statusOf(request, id)
  const make = (name: string, params: ContainerParams) =>
    keepContainer(progress, { name, statusOf, create: () => api.create(request, params) })
  const wholeOf = async (params: ContainerParams) => ({
    ids: [(await make(WHOLE, params)).id],
    isWhole: true,
    hasVideo,
  })
  if (typeof whole !== 'function') return wholeOf(whole)
  const ids: string[] = []
  const unfinished: string[] = []
  for (const [index, item] of items.entries()) {
    const { id, status } = await make(itemStep(index), item)
    ids.push(id)
    // Pictures are often processed at once, so a new container is looked at too.
    if ((status ?? (await statusOf(id)))?.state !== 'FINISHED') unfinished.push(id)
    progress.working()
  }
  return unfinished.length === 0 ? wholeOf(whole(ids)) : { ids: unfinished, isWhole: false, hasVideo }
}
