import { CholeskyDecomposition, Matrix } from 'ml-matrix'

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
  if (size === 0) return NOTHING
  const columns = new Matrix(rows)
  const products = columns.transpose().mmul(columns)
  const moments = columns.transpose().mmul(Matrix.columnVector(outcomes))
  const tries = PENALTIES.flatMap((penalty) => {
    const lambda = penalty * size
    const inverted = invertSymmetric(Matrix.add(products, Matrix.eye(size, size, lambda)).to2DArray())
    if (!inverted) return []
    const inverse = new Matrix(inverted)
    const coefficients = inverse.mmul(moments)
    return [{ lambda, inverse, coefficients, ...errorsOf(columns, outcomes, inverse, coefficients) }]
  })
  const [best] = tries.toSorted((a, b) => a.leftOut - b.leftOut)
  if (!best) return NOTHING
  const noise = best.inside / Math.max(1, rows.length - best.freedom)
  const total = outcomes.reduce((sum, outcome) => sum + outcome ** 2, 0)
  return {
    coefficients: best.coefficients.to1DArray(),
    deviations: best.inverse.diagonal().map((variance) => Math.sqrt(noise * variance)),
    lambda: best.lambda,
    foretold: total === 0 ? 0 : 1 - best.leftOut / total,
  }
}

const NOTHING: RidgeFit = { coefficients: [], deviations: [], lambda: 0, foretold: 0 }

/** The squared errors of the rows, of each row foretold by the others, and how many numbers the fit has spent. */
function errorsOf(
  columns: Matrix,
  outcomes: readonly number[],
  inverse: Matrix,
  coefficients: Matrix,
): { inside: number; leftOut: number; freedom: number } {
  const fitted = columns.mmul(coefficients).to1DArray()
  const leverages = columns.mmul(inverse).mul(columns).sum('row')
  let [inside, leftOut, freedom] = [0, 0, 1]
  for (const [at, leverage] of leverages.entries()) {
    const error = (outcomes[at] ?? 0) - (fitted[at] ?? 0)
    inside += error ** 2
    // NOTE the mean that was taken off was made with the row too: 1/n of it.
    leftOut += (error / Math.max(1e-6, 1 - leverage - 1 / outcomes.length)) ** 2
    freedom += leverage
  }
  return { inside, leftOut, freedom }
}

const TOO_SMALL = 1e-12

/**
 * The inverse of a symmetric, positive definite matrix, by its Cholesky factor; null when it is not one, or too near to the edge
 * to be inverted.
 */
export function invertSymmetric(matrix: readonly (readonly number[])[]): number[][] | null {
  const factored = new CholeskyDecomposition(new Matrix(matrix))
  const isFar = factored.lowerTriangularMatrix.diagonal().every((root) => root ** 2 >= TOO_SMALL)
  return factored.isPositiveDefinite() && isFar ? factored.solve(Matrix.eye(matrix.length)).to2DArray() : null
}
