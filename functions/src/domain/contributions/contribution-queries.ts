import type { Contribution, ContributionState } from '@postwright/core/gallery/contribution'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/** An offer, with the number of its uses since it was added to the gallery. */
export type Listed = { contribution: Contribution; uses: number }

/** Returns one person's offers, the last changed first. */
export async function listOwnContributions(
  deps: Pick<Deps, 'contributions' | 'gallery'>,
  uid: string,
): Promise<Listed[]> {
  const own = await deps.contributions.listOf(uid)
  return withUses(
    deps,
    own.toSorted((a, b) => b.updatedAt - a.updatedAt),
  )
}

/** Returns the offers in one state, the earliest submitted first. */
export async function listContributions(
  deps: Pick<Deps, 'contributions' | 'gallery'>,
  state: ContributionState,
): Promise<Listed[]> {
  const found = await deps.contributions.listByState(state)
  return withUses(
    deps,
    found.toSorted((a, b) => a.acceptedAt - b.acceptedAt),
  )
}

async function withUses({ gallery }: Pick<Deps, 'gallery'>, found: Contribution[]): Promise<Listed[]> {
  const items = await gallery.getAll(found.flatMap(({ itemId }) => itemId ?? []))
  const uses = new Map(items.map((item) => [item.id, item.uses]))
  return found.map((contribution) => ({ contribution, uses: uses.get(contribution.itemId ?? '') ?? 0 }))
}

/** @throws `not_found` */
export async function readContribution(
  { contributions }: Pick<Deps, 'contributions'>,
  contributionId: string,
): Promise<Contribution> {
  const found = await contributions.get(contributionId)
  if (!found) throw new AppError('not_found', { message: `contribution ${contributionId}` })
  return found
}
