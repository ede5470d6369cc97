import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { memo, useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import type { DragStore, ShownItem } from './drag-store.ts'

/** The props are plain values, so that a change of one item in a thousand does not render the others. */
type Props = { store: DragStore; id: string; isFixed: boolean }

/** Connects a sortable item to the drag library; the item moves aside for other items. */
export const SortedItem = memo(function SortedItem({ store, id, isFixed }: Props) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, isDragging, isSorting } = useSortable({
    id,
    disabled: isFixed,
    animateLayoutChanges: () => false,
  })
  useNode(store, id, setNodeRef, setActivatorNodeRef)
  useShown(store, id, {
    isDragged: isDragging,
    isMakingWay: isSorting && !isDragging,
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : '',
    listeners,
    helpId: isFixed ? undefined : attributes['aria-describedby'],
  })
  return null
})

/** Connects an item that can be dropped on targets to the drag library. */
export const CarriedItem = memo(function CarriedItem({ store, id, isFixed }: Props) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id, disabled: isFixed })
  useNode(store, id, setNodeRef, setActivatorNodeRef)
  useShown(store, id, {
    isDragged: isDragging,
    isMakingWay: false,
    transform: '',
    listeners,
    helpId: isFixed ? undefined : attributes['aria-describedby'],
  })
  return null
})

/** Connects a drop target to the drag library. */
export const TakingPlace = memo(function TakingPlace({ store, id }: Pick<Props, 'store' | 'id'>) {
  const { setNodeRef } = useDroppable({ id })
  useNode(store, id, setNodeRef)
  return null
})

type SetNode = (node: HTMLElement | null) => void

function useNode({ nodes }: DragStore, id: string, setNode: SetNode, setGrip?: SetNode): void {
  const node = useSyncExternalStore(
    useCallback((tell) => nodes.subscribe(id, tell), [nodes, id]),
    () => nodes.get(id),
  )
  useLayoutEffect(() => {
    setNode(node)
    setGrip?.(node?.querySelector<HTMLElement>('[data-grip]') ?? node)
  }, [node, setNode, setGrip])
}

function useShown({ shown }: DragStore, id: string, now: ShownItem): void {
  const { isDragged, isMakingWay, transform, listeners, helpId } = now
  useLayoutEffect(
    () => shown.set(id, { isDragged, isMakingWay, transform, listeners, helpId }),
    [shown, id, isDragged, isMakingWay, transform, listeners, helpId],
  )
  useLayoutEffect(() => () => shown.set(id, null), [shown, id])
}
