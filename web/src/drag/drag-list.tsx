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

/** An item that can be dragged; its name is announced and shown next to the pointer. */
export type DragItem = { id: string; name: string; isFixed?: boolean }

/** A drop target, or a zone of it. */
export type DropPlace = { id: string; zone: string }

/** A list whose items move aside for the dragged one. */
export type SortedList = {
  items: readonly DragItem[]
  /** True if its items are side by side. */
  isHorizontal?: boolean
  /** @param to new position, from 0 */
  onMove: (from: number, to: number) => unknown
}

/** Items that are dropped on targets, which can be other items. */
export type DropList = {
  items: readonly DragItem[]
  /** Ids of the drop targets. */
  places: readonly string[]
  /** Returns the zone at a share (0 to 1) of a target's height, and the centre of a zone; without zones, a target is a single zone. */
  zones?: { at: (id: string, share: number) => string; middleOf: (zone: string) => number }
  /** Returns the targets that arrow keys move through, and the current one of an item. */
  stopsOf: (itemId: string) => { stops: readonly DropPlace[]; home: number }
  nameOf: (place: DropPlace) => string
  onDrop: (itemId: string, place: DropPlace) => void
}

export type DragList = (SortedList | DropList) & {
  /** Returns the label shown next to the pointer instead of the name. */
  labelOf?: (itemId: string) => ReactNode
  /** True if the result of a drop is announced elsewhere. */
  isDropTold?: boolean
  /** True if a drop moves the focus away from the handle. */
  isFocusMoved?: boolean
}

const DragLayer = lazyWhenIdle(async () => (await import('./drag-layer.tsx')).DragLayer)

/**
 * Lets users drag the items of a list by mouse, touch and keyboard. The drag library is loaded after the first paint as a layer next to the list, so
 * that no item is mounted again and loses typed text.
 * @returns the layer, rendered behind the list, and the store, with which its items use `useDragItem`
 */
export function useDragList(list: DragList): { store: DragStore; layer: ReactNode } {
  const [store] = useState(createDragStore)
  const isNeeded = 'places' in list ? list.items.length > 0 : list.items.length > 1
  return { store, layer: <DragLayer props={isNeeded ? { store, list } : null} /> }
}

/** Returns the props of an item in a drag list; its handle is marked with `data-grip`, otherwise the item itself receives the keys. */
export function useDragItem(store: DragStore, id: string) {
  const shown = useKeyed(store.shown, id)
  const ref = useCallback((node: HTMLElement | null) => store.nodes.set(id, node), [store, id])
  const listeners = shown?.listeners
  return {
    /** Props of the element that moves. */
    item: {
      ref,
      style: shown?.transform ? { transform: shown.transform } : undefined,
      'data-dragged': shown?.isDragged || undefined,
      // While the item is lifted, neither the screen nor the editor handles its keys.
      'data-own-keys': shown?.isDragged || undefined,
      'data-making-way': shown?.isMakingWay || undefined,
    },
    /** Props of the element by which a pointer drags the item: the item itself, or its handle. */
    pointer: {
      onMouseDown: (event: MouseEvent) => void listeners?.['onMouseDown']?.(event),
      onTouchStart: (event: TouchEvent) => void listeners?.['onTouchStart']?.(event),
    },
    /** Props of the element that receives the keys for lifting the item. */
    keys: {
      onKeyDown: (event: KeyboardEvent) => void listeners?.['onKeyDown']?.(event),
      'aria-describedby': shown?.helpId,
    },
  }
}

/** Returns the props of a drop target; `zone` is null while no item is held over it. */
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
