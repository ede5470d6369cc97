import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { createDragStore, type DragStore, type Keyed } from './drag-store.ts'

/** Something that is dragged; its name is said aloud and shown beside the pointer. */
export type DragItem = { id: string; name: string; isFixed?: boolean }

/** An element that takes what is dropped, or the zone of it. */
export type DropPlace = { id: string; zone: string }

/** A list whose items make way for the one that is dragged. */
export type SortedList = {
  items: readonly DragItem[]
  /** Whether its items stand side by side. */
  isHorizontal?: boolean
  /** @param to the place that it has afterwards, from 0 */
  onMove: (from: number, to: number) => unknown
}

/** Items that are dropped on places, which may be other items. */
export type DropList = {
  items: readonly DragItem[]
  /** Ids of the elements that take something. */
  places: readonly string[]
  /** The zone at a share (0 to 1) of the height of a place, and where its middle is; without zones a place is one. */
  zones?: { at: (id: string, share: number) => string; middleOf: (zone: string) => number }
  /** The places that arrow keys go through, and which of them an item is at. */
  stopsOf: (itemId: string) => { stops: readonly DropPlace[]; home: number }
  nameOf: (place: DropPlace) => string
  onDrop: (itemId: string, place: DropPlace) => void
}

export type DragList = (SortedList | DropList) & {
  /** Shown beside the pointer in place of the name. */
  labelOf?: (itemId: string) => ReactNode
  /** Whether somebody else says aloud what a drop has done. */
  isDropTold?: boolean
  /** Whether a drop puts the focus elsewhere than on the grip. */
  isFocusMoved?: boolean
}

const DragLayer = lazyWhenIdle(async () => (await import('./drag-layer.tsx')).DragLayer)

/**
 * Lets the items of a list be dragged by mouse, finger and keyboard. The library for that comes after the first paint as a layer
 * beside the list, so that no item is mounted anew, and loses what is typed in it, when it arrives.
 * @returns the layer, which stands behind the list, and the store, with which its items use `useDragItem`
 */
export function useDragList(list: DragList): { store: DragStore; layer: ReactNode } {
  const [store] = useState(createDragStore)
  const isNeeded = 'places' in list ? list.items.length > 0 : list.items.length > 1
  return { store, layer: <DragLayer props={isNeeded ? { store, list } : null} /> }
}

/** What an item of a drag list needs; its grip is marked with `data-grip`, otherwise the item itself takes the keys. */
export function useDragItem(store: DragStore, id: string) {
  const shown = useKeyed(store.shown, id)
  const ref = useCallback((node: HTMLElement | null) => store.nodes.set(id, node), [store, id])
  const listeners = shown?.listeners
  return {
    /** For the element that is moved. */
    item: {
      ref,
      style: shown?.transform ? { transform: shown.transform } : undefined,
      'data-dragged': shown?.isDragged || undefined,
      // While it is lifted, its keys are neither the screen's nor the editor's.
      'data-own-keys': shown?.isDragged || undefined,
      'data-making-way': shown?.isMakingWay || undefined,
    },
    /** For the element that a pointer drags it by: the item itself, or its grip. */
    pointer: {
      onMouseDown: (event: MouseEvent) => void listeners?.['onMouseDown']?.(event),
      onTouchStart: (event: TouchEvent) => void listeners?.['onTouchStart']?.(event),
    },
    /** For the element whose keys lift it. */
    keys: {
      onKeyDown: (event: KeyboardEvent) => void listeners?.['onKeyDown']?.(event),
      'aria-describedby': shown?.helpId,
    },
  }
}

/** What an element needs to take what is dropped; `zone` is null while nothing is held over it. */
export function useDropPlace(store: DragStore, id: string) {
  const zone = useKeyed(store.zones, id)
  const ref = useCallback((node: HTMLElement | null) => store.nodes.set(id, node), [store, id])
  return { ref, zone }
}

function useKeyed<T>({ subscribe, get }: Keyed<T>, id: string): T | null {
  return useSyncExternalStore(
    useCallback((tell) => subscribe(id, tell), [subscribe, id]),
    () => get(id),
  )
}
