import { ownValue } from '@postwright/core/own-value'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Returns the row that an arrow key moves to from the focused one, or into the list from elsewhere; Home and End move to the first and last row. Null
 * beyond the ends and for other keys.
 */
export function stepThrough<Row>(rows: readonly Row[], focused: unknown, key: string): Row | null {
  if (key === 'Home') return rows[0] ?? null
  if (key === 'End') return rows.at(-1) ?? null
  const step = ownValue(STEPS, key)
  if (step === undefined) return null
  const at = rows.findIndex((row) => row === focused)
  if (at === -1) return (step > 0 ? rows[0] : rows.at(-1)) ?? null
  return rows[at + step] ?? null
}
