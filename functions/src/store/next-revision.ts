import type { Clock } from '../domain/ports/world.ts'

/** What every write to an existing document sets besides its own fields. */
export function nextRevision(entity: { rev: number }, clock: Clock): { rev: number; updatedAt: number } {
  return { rev: entity.rev + 1, updatedAt: clock.now() }
}
