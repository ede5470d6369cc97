import type { Change } from '@postwright/core/scene/change'
import { setLayerFields, hideLayers, lockLayers } from '@postwright/core/scene/commands/layer-fields'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentTarget } from '../editor-selectors.ts'
import { LayerRowItem } from './layer-row-item.tsx'
import { type LayerRow, useLayerTree } from './layer-tree.ts'
import styles from './layers-panel.module.css'
import { useDragLayers } from './use-drag-layers.ts'
import type { Layer } from '@postwright/core/scene/layer'
import type { Editor } from '../editor.ts'
import { nestLayers, type Nest } from '@postwright/core/scene/commands/group-layers'
import { removeLayers, reorderLayers } from '@postwright/core/scene/commands/layer-list'
import { layerTree } from '@postwright/core/scene/geometry/layer-tree'
import type { Scene } from '@postwright/core/scene/scene'
import type { Target } from '@postwright/core/scene/target'

/** Shows the layers of the slide as a tree, top layer first. The tree describes the content of the stage to screen reader users. */
export function LayersPanel() {
  const { t } = useTranslation('panels')
  const seen = useLayerTree()
  const { editor, layers, rows, differing, selection, setOpen, run } = seen
  const tree = useRef<HTMLUListElement>(null)
  const kept = useRef('')
  const [active, setActive] = useState('')
  const [renamed, setRenamed] = useState('')
  const drag = useDragLayers(seen, renamed)
  const activeId = rows.some(({ layer }) => layer.id === active) ? active : (rows[0]?.layer.id ?? '')

  /** A row that moves in the document loses the focus, so it is focused again. */
  useEffect(() => {
    if (kept.current !== '') focus(kept.current)
    kept.current = ''
  })

  function focus(id: string | undefined) {
    if (id === undefined) return
    setActive(id)
    tree.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`)?.focus()
  }

  function press(event: KeyboardEvent) {
    // The row is being lifted by keyboard, or has just been lifted.
    if (event.defaultPrevented) return
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-layer]') : null
    const at = rows.findIndex(({ layer }) => layer.id === pressed?.dataset['layer'])
    const row = rows[at]
    if (!row || renamed !== '') return
    const isHandled = step(event, at, row) || act(event, row)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * Moves through the tree.
   * @returns whether it handled the key
   */
  function step({ key, altKey, shiftKey }: KeyboardEvent, at: number, row: LayerRow): boolean {
    if (altKey) return false
    const next = { ArrowDown: rows[at + 1], ArrowUp: rows[at - 1], Home: rows[0], End: rows.at(-1) }[key]
    if (next && shiftKey) chooseRow(editor, rows, next.layer, 'range')
    if (next) focus(next.layer.id)
    if (key === 'ArrowRight' && row.isGroup) {
      if (row.isOpen) focus(rows[at + 1]?.layer.id)
      else setOpen(row.layer.id, true)
    }
    if (key === 'ArrowLeft') {
      if (row.isOpen) setOpen(row.layer.id, false)
      else focus(row.layer.groupId || undefined)
    }
    return key.startsWith('Arrow') || key === 'Home' || key === 'End'
  }

  /**
   * Runs an action on the layer.
   * @returns whether it handled the key
   */
  function act({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, { layer }: LayerRow): boolean {
    if (key === 'Enter' || key === ' ') chooseRow(editor, rows, layer, ctrlKey || metaKey ? 'toggle' : 'only')
    else if (key === 'F2') setRenamed(layer.id)
    else {
      const pressed = altKey ? `Alt+${key}` : key
      const layerIds = selection.includes(layer.id) ? selection : [layer.id]
      const target = { ...getCurrentTarget(editor), layerIds }
      const change = getRowKeyChange(editor.store.getState().scene, target, layers, pressed)
      if (change === undefined) return false
      kept.current = nearest(rows, layer.id, change)
      if (!run(layer.id, () => change)) kept.current = ''
    }
    return true
  }

  const lock = (id: string, isLocked: boolean) => run(id, (scene, target) => lockLayers(scene, target, { isLocked }))
  const hide = (id: string, isHidden: boolean) => run(id, (scene, target) => hideLayers(scene, target, { isHidden }))

  if (rows.length === 0) return <p className={styles.empty}>{t('layers.empty')}</p>
  return (
    <>
      <ul
        ref={tree}
        role="tree"
        className={styles.tree}
        aria-label={t('layers.label')}
        aria-multiselectable
        onKeyDown={press}
      >
        {rows.map((row) => {
          const { id, groupId, isLocked, isHidden } = row.layer
          return (
            <LayerRowItem
              key={id}
              row={row}
              isChosen={selection.includes(id)}
              isActive={id === activeId}
              isRenamed={id === renamed}
              isDiffering={differing.has(id)}
              dragged={drag.store}
              onChoose={({ shiftKey, ctrlKey, metaKey }) => {
                focus(id)
                chooseRow(editor, rows, row.layer, shiftKey ? 'range' : ctrlKey || metaKey ? 'toggle' : 'only')
              }}
              onFocus={() => setActive(id)}
              onOpen={(isOpen) => setOpen(id, isOpen)}
              onRename={(isRenamed) => {
                setRenamed(isRenamed ? id : '')
                if (!isRenamed) focus(id)
              }}
              onName={(name) =>
                run(id, (scene, target) => setLayerFields(scene, { ...target, layerIds: [id] }, { fields: { name } }))
              }
              onLock={() => lock(id, !isLocked)}
              onHide={() => hide(id, !isHidden)}
              onHover={(isOver) => editor.view.set({ hovered: isOver ? groupId || id : '' })}
            />
          )
        })}
      </ul>
      {drag.layer}
    </>
  )
}

/** Returns the id of the layer to focus after a change: the same one, the next remaining one, or else the previous one; empty if none is left. */
function nearest(rows: readonly LayerRow[], id: string, change: Change | null): string {
  const gone = new Set(change?.edits.flatMap((edit) => (edit.kind === 'removeLayer' ? [edit.layer.id] : [])))
  const at = rows.findIndex(({ layer }) => layer.id === id)
  const isLeft = ({ layer }: LayerRow) => !gone.has(layer.id)
  return (rows.slice(at).find(isLeft) ?? rows.slice(0, at).findLast(isLeft))?.layer.id ?? ''
}

/** `only` selects one layer, `toggle` adds or removes one, `range` selects all from the first selected one to this one. */
type Choice = 'only' | 'toggle' | 'range'

/** Selects layers in their list and on the stage; a layer of a group is selected inside the group. */
function chooseRow({ view }: Pick<Editor, 'view'>, rows: readonly LayerRow[], layer: Layer, choice: Choice): void {
  view.set({
    selection: chosenAfter(view.getState().selection, rows, layer.id, choice),
    inside: layer.groupId,
    editing: '',
  })
}

function chosenAfter(selection: readonly string[], rows: readonly LayerRow[], id: string, choice: Choice): string[] {
  if (choice === 'only') return [id]
  if (choice === 'toggle') {
    return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
  }
  const ids = rows.map((row) => row.layer.id)
  const [from, to] = [ids.indexOf(selection.at(0) ?? id), ids.indexOf(id)]
  if (from === -1) return [id]
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
  return from <= to ? range : range.toReversed()
}

/**
 * Returns the change for a key in the list of layers: Alt with an arrow moves layers up, down, into the group below or out of their own group; Delete
 * and Backspace remove them.
 * @returns null if the change is not possible, undefined for any other key
 */
function getRowKeyChange(
  scene: Scene,
  target: Target,
  layers: readonly Layer[],
  key: string,
): Change | null | undefined {
  switch (key) {
    case 'Alt+ArrowUp':
      return reorderLayers(scene, target, { to: 'forward' })
    case 'Alt+ArrowDown':
      return reorderLayers(scene, target, { to: 'backward' })
    case 'Alt+ArrowLeft':
      return nested(scene, target, outOfGroup(layers, target.layerIds))
    case 'Alt+ArrowRight':
      return nested(scene, target, intoGroup(layers, target.layerIds))
    case 'Delete':
    case 'Backspace':
      return removeLayers(scene, target)
    default:
      return undefined
  }
}

function nested(scene: Scene, target: Target, nest: Nest | null): Change | null {
  return nest && nestLayers(scene, target, nest)
}

/** Returns the position directly above the group of the first layer. */
function outOfGroup(layers: readonly Layer[], ids: readonly string[]): Nest | null {
  const [group] = layerTree(layers).groupsOf(ids[0] ?? '')
  return group ? { groupId: group.groupId, above: group.id } : null
}

/**
 * Returns the position at the top of the nearest unlocked group below the first layer, other than a group among these layers; null if there is none.
 */
function intoGroup(layers: readonly Layer[], ids: readonly string[]): Nest | null {
  const tree = layerTree(layers)
  const first = tree.get(ids[0] ?? '')
  if (!first) return null
  const siblings = tree.childrenOf(first.groupId)
  const group = siblings
    .slice(0, siblings.indexOf(first))
    .findLast(({ id, type, isLocked }) => type === 'group' && !isLocked && !ids.includes(id))
  return group ? { groupId: group.id, above: tree.childrenOf(group.id).at(-1)?.id ?? null } : null
}
