import type { DraggableSyntheticListeners } from '@dnd-kit/core'

/** How an item of a drag list is shown. */
export type ShownItem = {
  isDragged: boolean
  /** Whether another one is dragged past it. */
  isMakingWay: boolean
  /** As in CSS; empty where it stands. */
  transform: string
  listeners: DraggableSyntheticListeners
  /** Id of the element that says how it is dragged. */
  helpId: string | undefined
}

/** What the items of a drag list tell its layer (their elements), and the layer them. */
export type DragStore = { nodes: Keyed<HTMLElement>; shown: Keyed<ShownItem>; zones: Keyed<string> }

export type Keyed<T> = {
  get: (id: string) => T | null
  set: (id: string, value: T | null) => void
  /** Tells of changes under one id only: a list may have a thousand. */
  subscribe: (id: string, tell: () => void) => () => void
}

export function createDragStore(): DragStore {
  return { nodes: createKeyed(), shown: createKeyed(), zones: createKeyed() }
}

function createKeyed<T>(): Keyed<T> {
  const values = new Map<string, T>()
  const listening = new Map<string, Set<() => void>>()
  return {
    get: (id) => values.get(id) ?? null,
    set(id, value) {
      if ((values.get(id) ?? null) === value) return
      if (value === null) values.delete(id)
      else values.set(id, value)
      for (const tell of listening.get(id) ?? []) tell()
    },
    subscribe(id, tell) {
      const tells = listening.get(id) ?? new Set()
      listening.set(id, tells.add(tell))
      return () => {
        tells.delete(tell)
        if (tells.size === 0) listening.delete(id)
      }
    },
  }
}
