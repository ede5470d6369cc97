import { Menu } from '@mantine/core'
import { hitTest } from '@postwright/core/scene/geometry/hit-test'
import { topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import { type MouseEvent, type ReactElement, useState } from 'react'
import { ActionItems } from '@/ui/action-items.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { toSlide } from '../camera.ts'
import { stageMenu } from '../commands/stage-menu-list.ts'
import { useEditor } from '../editor-context.ts'
import { getCurrentLayers } from '../editor-selectors.ts'
import styles from './stage-menu.module.css'

type At = { x: number; y: number }

/** What can be done with what lies under the pointer, behind its second button. */
export function StageMenu({ children }: { children: ReactElement }) {
  const editor = useEditor()
  const [at, setAt] = useState<At | null>(null)

  function open(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof HTMLElement && event.target.closest('textarea, [role="menu"]')) return
    event.preventDefault()
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const point = { x: event.clientX - left, y: event.clientY - top }
    const { camera, inside, selection } = editor.view.getState()
    const layers = getCurrentLayers(editor)
    const hit = hitTest(layers, toSlide(camera, point), 4 / camera.zoom)
    const id = hit ? topGroupOf(layers, hit.id, inside) : ''
    if (id !== '' && !selection.includes(id)) editor.view.set({ selection: [id] })
    if (id === '') editor.view.set({ selection: [] })
    setAt(point)
  }

  return (
    <div className={styles.area} onContextMenu={open}>
      {children}
      <Menu opened={at !== null} onChange={() => setAt(null)} position="right-start" offset={0}>
        <Menu.Target>
          <span aria-hidden className={styles.anchor} style={{ '--x': `${at?.x ?? 0}px`, '--y': `${at?.y ?? 0}px` }} />
        </Menu.Target>
        <Menu.Dropdown>
          {at &&
            stageMenu(editor).map((actions, place) => (
              <div key={actions[0]?.id ?? place}>
                {place > 0 && <Menu.Divider />}
                <ActionItems actions={offerActions(actions, editor)} />
              </div>
            ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
