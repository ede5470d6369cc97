export type RidgeFit = {
  /** How much each column of the standardised rows adds. */
  coefficients: readonly number[]
  /** The standard deviation of each. */
  deviations: readonly number[]
  lambda: number
  /** The share of what differs between the rows that is foretold for rows left out; at most 1, below 0 when it foretells nothing. */
  foretold: number
}

/**
 * Penalties per column. Larger ones would foretell a little better where most columns say nothing, but shrink away the one that
 * says much, and its interval with it.
 */
const PENALTIES = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]

/**
 * Ridge regression of centred outcomes on standardised rows. The penalty is the one under which each row is foretold best by
 * the others (leave-one-out, in closed form). The deviations are those of the posterior that the penalty stands for, so that
 * columns that say little are uncertain and near zero.
 */
export function fitRidge(rows: readonly (readonly number[])[], outcomes: readonly number[]): RidgeFit {
  const size = rows[0]?.length ?? 0
  const columns = Array.from({ length: size }, (_, at) => rows.map((row) => row[at] ?? 0))
  const products = columns.map((one) => columns.map((other) => dot(one, other)))
  const moments = columns.map((one) => dot(one, outcomes))
  const tries = PENALTIES.flatMap((penalty) => {
    const lambda = penalty * size
    const inverse = invertSymmetric(products.map((row, a) => row.map((value, b) => (a === b ? value + lambda : value))))
    if (!inverse) return []
    const coefficients = inverse.map((row) => dot(row, moments))
    return [{ lambda, inverse, coefficients, ...errorsOf(rows, outcomes, inverse, coefficients) }]
  })
  const [best] = tries.toSorted((a, b) => a.leftOut - b.leftOut)
  if (!best) return { coefficients: [], deviations: [], lambda: 0, foretold: 0 }
  const noise = best.inside / Math.max(1, rows.length - best.freedom)
  const total = dot(outcomes, outcomes)
  return {
    coefficients: best.coefficients,
    deviations: best.inverse.map((row, at) => Math.sqrt(noise * (row[at] ?? 0))),
    lambda: best.lambda,
    foretold: total === 0 ? 0 : 1 - best.leftOut / total,
  }
}

/** The squared errors of the rows, of each row foretold by the others, and how many numbers the fit has spent. */
function errorsOf(
  rows: readonly (readonly number[])[],
  outcomes: readonly number[],
  inverse: readonly (readonly number[])[],
  coefficients: readonly number[],
): { inside: number; leftOut: number; freedom: number } {
  let [inside, leftOut, freedom] = [0, 0, 1]
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? []
    const leverage = bilinear(row, inverse)
    const error = (outcomes[at] ?? 0) - dot(row, coefficients)
    inside += error ** 2
    // NOTE the mean that was taken off was made with the row too: 1/n of it.
    leftOut += (error / Math.max(1e-6, 1 - leverage - 1 / rows.length)) ** 2
    freedom += leverage
  }
  return { inside, leftOut, freedom }
}

function bilinear(row: readonly number[], matrix: readonly (readonly number[])[]): number {
  let sum = 0
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * dot(matrix[at] ?? [], row)
  return sum
}

// NOTE loops by number: each sum here is run a million times.
function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/**
 * The inverse of a symmetric, positive definite matrix, by its Cholesky factor; null when it is not one, or too near to the edge
 * to be inverted.
 */
export function invertSymmetric(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower = factorOf(matrix)
  if (!lower) return null
  const columns = matrix.map((_, at) => solve(lower, unit(matrix.length, at)))
  return columns
}

const TOO_SMALL = 1e-12

function factorOf(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower: number[][] = []
  for (const [row, values] of matrix.entries()) {
    const own: number[] = []
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (lower[column] ?? [])
      let sum = values[column] ?? 0
      for (let at = 0; at < column; at += 1) sum -= (own[at] ?? 0) * (other[at] ?? 0)
      if (column === row && sum < TOO_SMALL) return null
      own.push(column === row ? Math.sqrt(sum) : sum / (other[column] ?? 1))
    }
    lower.push(own)
  }
  return lower
}

function solve(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = lower.length
  const forward: number[] = []
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0
    for (let at = 0; at < row; at += 1) sum -= (lower[row]?.[at] ?? 0) * (forward[at] ?? 0)
    forward.push(sum / (lower[row]?.[row] ?? 1))
  }
  const result = forward.slice()
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = forward[row] ?? 0
    for (let at = row + 1; at < size; at += 1) sum -= (lower[at]?.[row] ?? 0) * (result[at] ?? 0)
    result[row] = sum / (lower[row]?.[row] ?? 1)
  }
  return result
}

function unit(size: number, at: number): number[] {
  return Array.from({ length: size }, (_, place) => (place === at ? 1 : 0))
}
