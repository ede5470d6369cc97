import { CholeskyDecomposition, Matrix } from 'ml-matrix'

export type RidgeFit = {
  /** Effect of each column of the standardised rows. */
  coefficients: readonly number[]
  /** Standard deviation of each coefficient. */
  deviations: readonly number[]
  lambda: number
  /** Share of the variance that is predicted for held-out rows; at most 1, below 0 if predictions are worse than the mean. */
  foretold: number
}

/**
 * Penalties tried, per column. Larger ones would predict slightly better if most columns have no effect, but would shrink a single strong column and
 * its interval.
 */
const PENALTIES = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1]

/**
 * Fits a ridge regression of centred outcomes on standardised rows. The penalty is chosen by leave-one-out cross-validation, in closed form. The
 * deviations are those of the posterior that corresponds to the penalty, so columns with little information are uncertain and near zero.
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

/** Returns the sum of the squared errors, the sum of the squared leave-one-out errors, and the degrees of freedom used by the fit. */
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
    // NOTE the subtracted mean also includes the row: 1/n of it.
    leftOut += (error / Math.max(1e-6, 1 - leverage - 1 / outcomes.length)) ** 2
    freedom += leverage
  }
  return { inside, leftOut, freedom }
}

const TOO_SMALL = 1e-12

/** Inverts a symmetric, positive definite matrix with its Cholesky factor; null for other matrices, or one too close to singular. */
export function invertSymmetric(matrix: readonly (readonly number[])[]): number[][] | null {
  const factored = new CholeskyDecomposition(new Matrix(matrix))
  const isFar = factored.lowerTriangularMatrix.diagonal().every((root) => root ** 2 >= TOO_SMALL)
  return factored.isPositiveDefinite() && isFar ? factored.solve(Matrix.eye(matrix.length)).to2DArray() : null
}
