import type { Contribution } from '@postwright/core/gallery/contribution'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

/** @throws `not_found` */
export async function readContribution(
  { contributions }: Pick<Deps, 'contributions'>,
  contributionId: string,
): Promise<Contribution> {
  const found = await contributions.get(contributionId)
  if (!found) throw new AppError('not_found', { message: `contribution ${contributionId}` })
  return found
}
