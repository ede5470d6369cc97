import type { RuledKit } from '@postwright/core/brand/ruled-kit'
import type { EarlierKit } from '@postwright/core/collections/earlier-kits'

/** A kit as far as it decides about texts; which one it is does not change. */
export type KnownKit = RuledKit & { id: string }

/**
 * The kits as they were before the last day of changes of each, in their present order; those that have not changed as they are.
 * @returns null when none of them has changed
 */
export function kitsBefore(kits: readonly KnownKit[], earlier: readonly EarlierKit[]): readonly KnownKit[] | null {
  const known = new Map(earlier.map(({ id, kit }) => [id, kit]))
  if (!kits.some(({ id }) => known.has(id))) return null
  return kits.map((kit) => ({ ...(known.get(kit.id) ?? kit), id: kit.id }))
}
