import type { Deps } from '../ports/deps.ts'

/** The currency of somebody's credit while no plan on offer costs anything. */
const FALLBACK = 'eur'

/** Currencies in which plans on offer are sold, one at least. */
export async function listCurrencies({ billablePlans }: Pick<Deps, 'billablePlans'>): Promise<[string, ...string[]]> {
  const offered = await billablePlans.listOffered()
  const [first = FALLBACK, ...others] = new Set(offered.flatMap(({ prices }) => Object.keys(prices)))
  return [first, ...others]
}
