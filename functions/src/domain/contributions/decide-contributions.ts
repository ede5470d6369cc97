import type { decideContributions as endpoint } from '@postwright/core/api/contributions'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { AppError } from '../app-error.ts'
import { decideContribution } from './decide-contribution.ts'

type Result = OutputOf<typeof endpoint>['results'][number]

/** Decides about several offers, one after the other; one that was changed or is gone does not keep the others from it. */
export async function decideContributions(
  deps: Parameters<typeof decideContribution>[0],
  actorUid: string,
  { decision, note, offers }: InputOf<typeof endpoint>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const { contributionId, rev } of offers) {
    const outcome = await decideContribution(deps, actorUid, { contributionId, rev, decision, note }).then(
      () => 'decided' as const,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'stale_revision') return 'changed' as const
        if (error instanceof AppError && error.code === 'not_found') return 'gone' as const
        throw error
      },
    )
    results.push({ contributionId, outcome })
  }
  return results
}
