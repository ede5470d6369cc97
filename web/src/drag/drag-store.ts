import type { DraggableSyntheticListeners } from '@dnd-kit/core'

/** Display state of an item in a drag list. */
export type ShownItem = {
  isDragged: boolean
  /** True if another item is dragged past it. */
  isMakingWay: boolean
  /** CSS transform; empty at its own position. */
  transform: string
  listeners: DraggableSyntheticListeners
  /** Id of the element that explains how to drag it. */
  helpId: string | undefined
}

/** Shared by the items of a drag list, which register their elements, and its layer, which sets their state. */
export type DragStore = { nodes: Keyed<HTMLElement>; shown: Keyed<ShownItem>; zones: Keyed<string> }

export type Keyed<T> = {
  get: (id: string) => T | null
  set: (id: string, value: T | null) => void
  /** Notifies about changes under one id only, because a list can have a thousand items. */
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
