import type { Progress, Publisher, PublishRequest } from '../../domain/ports.ts'
import { refusalOf } from './classify-failure.ts'
import { type ContainerApi, type ContainerParams, itemStep, WHOLE } from './container-api.ts'
import { keepContainer } from './keep-container.ts'
import { writePayload } from './container-payload.ts'

type Prepared = Awaited<ReturnType<Publisher['prepare']>>

const MINUTE = 60_000

/** The containers of a post: of each file, and of the whole as soon as its files have been processed. */
export async function prepareContainers(
  api: ContainerApi,
  request: PublishRequest,
  { progress, now }: { progress: Progress; now: number },
): Promise<Prepared> {
  try {
    const { items, whole, hasVideo } = api.plan(request)
    const budget = await api.budgetOf(request)
    if (budget !== null && budget.remaining <= 0) {
      const detail = 'The account has published as often as the network allows in a day.'
      const error = { kind: 'rate_limit' as const, detail, retryable: true }
      // The window moves, so places become free one by one: asking now and then finds the first.
      return { kind: 'refused', error, retryAt: Math.min(budget.resetAt, now + 30 * MINUTE), budgets: [budget] }
    }
    const make = (name: string, params: ContainerParams) => {
      const statusOf = (id: string) => api.statusOf(request, id)
      return keepContainer(progress, { name, statusOf, create: () => api.create(request, params) })
    }
    if (typeof whole !== 'function') {
      const payload = writePayload({ ids: [await make(WHOLE, whole)], isWhole: true, hasVideo })
      return { kind: 'prepared', payload }
    }
    const ids: string[] = []
    for (const [index, item] of items.entries()) {
      ids.push(await make(itemStep(index), item))
      progress.working()
    }
    const isWhole = await areFinished(api, request, ids)
    const payload = writePayload({ ids: isWhole ? [await make(WHOLE, whole(ids))] : ids, isWhole, hasVideo })
    return { kind: 'prepared', payload }
  } catch (error) {
    return refusalOf(error, now, api.rules)
  }
}

async function areFinished(api: ContainerApi, request: PublishRequest, ids: readonly string[]): Promise<boolean> {
  for (const id of ids) {
    if ((await api.statusOf(request, id))?.state !== 'FINISHED') return false
  }
  return true
}
