import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { snapCenterToCursor } from '@dnd-kit/modifiers'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useStable } from '@/lib/use-stable.ts'
import { CarriedItem, SortedItem, TakingPlace } from './drag-followers.tsx'
import styles from './drag-layer.module.css'
import type { DragList, DropPlace } from './drag-list.tsx'
import { useDragSensors } from './drag-sensors.ts'
import type { DragStore } from './drag-store.ts'
import { foundPlace, nextStop, placesWithin } from './drop-places.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'

type Props = { store: DragStore; list: DragList }

/** Makes the items of a list draggable; rendered behind the list, and visible only as a label next to the pointer. */
export function DragLayer({ store, list }: Props) {
  const { t } = useTranslation('ui')
  const [dragged, setDragged] = useState('')
  const { coordinates, held, hold, tell, told } = useHeld(store, list)
  const sensors = useDragSensors(coordinates)
  const edges = useEdgeScroll(isSorted(list) && list.isHorizontal)
  useOwnKeys(dragged !== '')
  const { items } = list
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? ''

  function namePlace(place: DropPlace): string {
    if (!isSorted(list)) return list.nameOf(place)
    return t('ui:drag.place', { place: indexIn(items, place.id) + 1, total: items.length })
  }

  function begin({ active }: DragStartEvent) {
    setDragged(String(active.id))
    tell(t('ui:drag.lifted', { name: nameOf(String(active.id)) }))
  }

  function move({ collisions: found, delta }: DragMoveEvent) {
    edges.move(delta)
    const place = foundPlace(found)
    if (!hold(place)) tell(undefined)
    else tell(place ? namePlace(place) : t('ui:drag.nowhere'))
  }

  function finish() {
    edges.end()
    hold(null)
    setDragged('')
  }

  function cancel() {
    tell(t('ui:drag.cancelled', { name: nameOf(dragged) }))
    finish()
  }

  function end({ active, activatorEvent, collisions: found }: DragEndEvent) {
    const id = String(active.id)
    // Items lifted by keyboard are dropped on the place announced last, even if the list has moved since.
    const place = activatorEvent instanceof KeyboardEvent ? held() : foundPlace(found)
    if (!place || (isSorted(list) && place.id === id)) return cancel()
    tell(list.isDropTold ? undefined : t('ui:drag.dropped', { name: nameOf(id), place: namePlace(place) }))
    finish()
    if (isSorted(list)) list.onMove(indexIn(items, id), indexIn(items, place.id))
    else list.onDrop(id, place)
  }

  const announcements: Announcements = {
    onDragStart: told,
    onDragMove: told,
    onDragOver: () => undefined,
    onDragEnd: told,
    onDragCancel: told,
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={edges.autoScroll}
      collisionDetection={isSorted(list) ? closestCenter : placesWithin(list.zones)}
      onDragStart={begin}
      onDragMove={move}
      onDragEnd={end}
      onDragCancel={cancel}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('ui:drag.help') },
        restoreFocus: !list.isFocusMoved,
      }}
    >
      {isSorted(list) ? (
        <SortableContext
          items={items.map(({ id }) => id)}
          strategy={list.isHorizontal ? rectSortingStrategy : verticalListSortingStrategy}
        >
          {items.map(({ id, isFixed = false }) => (
            <SortedItem key={id} store={store} id={id} isFixed={isFixed} />
          ))}
        </SortableContext>
      ) : (
        <>
          {items.map(({ id, isFixed = false }) => (
            <CarriedItem key={id} store={store} id={id} isFixed={isFixed} />
          ))}
          {list.places.map((id) => (
            <TakingPlace key={id} store={store} id={id} />
          ))}
        </>
      )}
      {createPortal(
        <DragOverlay dropAnimation={null} modifiers={[snapCenterToCursor]} className={styles.overlay}>
          {dragged !== '' && (
            <div className={styles.held}>
              <span className={styles.label}>{list.labelOf?.(dragged) ?? nameOf(dragged)}</span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  )
}

/** Tracks the place of the dragged item, its announcement, and the targets of arrow keys. */
function useHeld({ zones }: DragStore, list: DragList) {
  const held = useRef<DropPlace | null>(null)
  const words = useRef<string | undefined>(undefined)
  // The function must be stable: another function would create another sensor, and give every row new listeners.
  const coordinates = useStable((...args: Parameters<KeyboardCoordinateGetter>) =>
    isSorted(list) ? sortableKeyboardCoordinates(...args) : nextStop(list, held.current)(...args),
  )

  /**
   * Marks the place.
   * @returns whether it differs from the previous one
   */
  function hold(place: DropPlace | null): boolean {
    const before = held.current
    held.current = place
    if (before && before.id !== place?.id) zones.set(before.id, null)
    if (place) zones.set(place.id, place.zone)
    return before?.id !== place?.id || before?.zone !== place?.zone
  }

  function tell(next: string | undefined) {
    words.current = next
  }

  return { coordinates, held: () => held.current, hold, tell, told: () => words.current }
}

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape', 'Tab', 'Delete'])

/** Captures the keys while an item is lifted, so that later listeners find them handled. */
function useOwnKeys(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined
    const take = (event: KeyboardEvent) => {
      if (KEYS.has(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', take, { capture: true })
    return () => window.removeEventListener('keydown', take, { capture: true })
  }, [isHeld])
}

function isSorted(list: DragList): list is Exclude<DragList, { places: unknown }> {
  return !('places' in list)
}

function indexIn(items: DragList['items'], id: string): number {
  return items.findIndex((item) => item.id === id)
}
