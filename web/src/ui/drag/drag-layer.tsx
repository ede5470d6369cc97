import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
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
import { CarriedItem, SortedItem, TakingPlace } from './drag-followers.tsx'
import styles from './drag-layer.module.css'
import type { DragList, DropPlace } from './drag-list.tsx'
import { useDragSensors } from './drag-sensors.ts'
import type { DragStore } from './drag-store.ts'
import { foundPlace, keyboardStops, placesWithin } from './drop-places.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'

type Props = { store: DragStore; list: DragList }

/** Drags the items of a list: stands behind it, and shows nothing but a label beside the pointer. */
export function DragLayer({ store, list }: Props) {
  const { t } = useTranslation('ui')
  const [dragged, setDragged] = useState('')
  const { collisions, coordinates, held, words } = useHeld(list)
  const sensors = useDragSensors(coordinates)
  const edges = useEdgeScroll(isSorted(list) && list.isHorizontal ? 'x' : 'y')
  useOwnKeys(dragged !== '')
  const { items } = list
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? ''

  function hold(place: DropPlace | null) {
    const before = held.current
    held.current = place
    if (isSorted(list)) return
    if (before && before.id !== place?.id) store.zones.set(before.id, null)
    if (place) store.zones.set(place.id, place.zone)
  }

  function namePlace(place: DropPlace): string {
    if (!isSorted(list)) return list.nameOf(place)
    return t('ui:drag.place', { place: indexIn(items, place.id) + 1, total: items.length })
  }

  function begin({ active }: DragStartEvent) {
    setDragged(String(active.id))
    words.current = t('ui:drag.lifted', { name: nameOf(String(active.id)) })
  }

  function move({ collisions: found, delta }: DragMoveEvent) {
    edges.move(delta)
    const before = held.current
    const place = foundPlace(found)
    hold(place)
    const isSame = before?.id === place?.id && before?.zone === place?.zone
    if (isSame) words.current = undefined
    else words.current = place ? namePlace(place) : t('ui:drag.nowhere')
  }

  function finish() {
    edges.end()
    hold(null)
    setDragged('')
  }

  function cancel() {
    words.current = t('ui:drag.cancelled', { name: nameOf(dragged) })
    finish()
  }

  function end({ active, collisions: found }: DragEndEvent) {
    const id = String(active.id)
    const place = foundPlace(found)
    if (!place || (isSorted(list) && place.id === id)) return cancel()
    words.current = list.isDropTold ? undefined : t('ui:drag.dropped', { name: nameOf(id), place: namePlace(place) })
    finish()
    if (isSorted(list)) list.onMove(indexIn(items, id), indexIn(items, place.id))
    else list.onDrop(id, place)
  }

  const say = () => words.current
  const announcements: Announcements = {
    onDragStart: say,
    onDragMove: say,
    onDragOver: () => undefined,
    onDragEnd: say,
    onDragCancel: say,
  }

  return (
    <DndContext
      sensors={sensors}
      autoScroll={edges.autoScroll}
      collisionDetection={isSorted(list) ? closestCenter : collisions}
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
          {items.map((item) => (
            <SortedItem key={item.id} store={store} item={item} />
          ))}
        </SortableContext>
      ) : (
        <>
          {items.map((item) => (
            <CarriedItem key={item.id} store={store} item={item} />
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

/** What is held, and the ways of the library to find its place, which stay the same while the list changes. */
function useHeld(list: DragList) {
  const held = useRef<DropPlace | null>(null)
  const words = useRef<string | undefined>(undefined)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  const [ways] = useState(() => {
    const read = () => (isSorted(latest.current) ? null : latest.current)
    const stops = keyboardStops(read, () => held.current)
    return {
      collisions: placesWithin(() => read()?.zones),
      coordinates: (...args: Parameters<typeof stops>) =>
        isSorted(latest.current) ? sortableKeyboardCoordinates(...args) : stops(...args),
    }
  })
  return { ...ways, held, words }
}

const KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Enter', 'Escape', 'Tab', 'Delete'])

/** While something is held, its keys mean nothing else: whoever listens later finds them taken. */
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
