/** How often something is called clear although there is nothing, however many things are looked at: 1 time out of 20. */
const FALSE_AT_MOST = 0.05

/** An estimate with its standard deviation. */
type Estimate = { mean: number; deviation: number }

/**
 * Which of several estimates differ from zero, allowing for how many were looked at (Holm's procedure): the clearest has to be as clear as
 * the number of all of them asks for, the next as clear as that of the rest.
 */
export function findClear(estimates: readonly Estimate[]): boolean[] {
  const tested = estimates.map((each, at) => ({ at, chance: chanceOf(each) })).toSorted((a, b) => a.chance - b.chance)
  const end = tested.findIndex(({ chance }, rank) => chance > FALSE_AT_MOST / (tested.length - rank))
  const clear = new Set(tested.slice(0, end === -1 ? tested.length : end).map(({ at }) => at))
  return estimates.map((_, at) => clear.has(at))
}

/** How often an estimate as far from zero as this comes about where there is nothing. */
function chanceOf({ mean, deviation }: Estimate): number {
  if (deviation === 0) return mean === 0 ? 1 : 0
  return complementaryError(Math.abs(mean / deviation) / Math.SQRT2)
}

/** Of a number that is not below zero; wrong by less than 0.0000002 (Abramowitz and Stegun, 7.1.26). */
function complementaryError(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return sum * Math.exp(-x * x)
}
