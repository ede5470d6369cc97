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
