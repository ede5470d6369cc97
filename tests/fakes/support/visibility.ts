/** What look-ups show, of a network that shows some things late. */
export type Visibility = {
  /** Hides an id from the next so many look-ups. */
  hide: (id: string, lookups: number) => void
  /** Whether this look-up shows the id; asking counts as one. */
  shows: (id: string) => boolean
}

export function createVisibility(): Visibility {
  const left = new Map<string, number>()
  return {
    hide: (id, lookups) => {
      left.set(id, lookups)
    },
    shows: (id) => {
      const count = left.get(id) ?? 0
      if (count > 0) left.set(id, count - 1)
      return count === 0
    },
  }
}
