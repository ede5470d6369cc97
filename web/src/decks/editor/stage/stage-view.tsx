import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFileDrop } from '@/ui/use-file-drop.ts'
import { CropTool } from '../crop/crop-tool.tsx'
import { useEditor, useScene, useView } from '../editor-context.ts'
import { dropFiles } from '../insert/insert-layers.ts'
import { TextWriter } from '../text/text-writer.tsx'
import { attachPointer } from './attach-pointer.ts'
import { createStage, type Stage } from './create-stage.ts'
import { LayerList } from './layer-list.tsx'
import type { Peer } from './overlay-state.ts'
import styles from './stage-view.module.css'
import type { Editor } from '../editor.ts'
import type { Tool } from '../editor-state.ts'
import { toStage, toSlide } from '../camera.ts'
import { Menu } from '@mantine/core'
import { hitTest } from '@postwright/core/scene/geometry/hit-test'
import { topGroupOf } from '@postwright/core/scene/geometry/layer-tree'
import { ActionItems } from '@/ui/action-items.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { stageMenu } from '../commands/stage-menu-list.ts'
import { getCurrentLayers } from '../editor-selectors.ts'

/** Shows the slide and handles all pointer and key input on it. */
export function StageView({ peers }: { peers: readonly Peer[] }) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const canvases = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const hasRulers = useView(({ aids }) => aids.rulers)
  const slideId = useView((state) => state.slideId)
  const place = useScene(({ slides }) => slides.findIndex(({ id }) => id === slideId) + 1)
  const total = useScene(({ slides }) => slides.length)
  const drop = useFileDrop((files) => void dropFiles(editor, files))

  useEffect(() => {
    if (!canvases.current || !field.current) return undefined
    const made = createStage(canvases.current, editor)
    const ends = [attachPointer(field.current, editor, made), panWithSpace(field.current, editor)]
    setStage(made)
    return () => {
      for (const end of ends) end()
      made.destroy()
    }
  }, [editor])
  useEffect(() => stage?.showPeers(peers), [stage, peers])

  return (
    <div className={styles.frame} data-rulers={hasRulers || undefined}>
      {hasRulers && <Rulers />}
      <StageMenu>
        <div
          ref={field}
          className={styles.field}
          data-stage
          data-over={drop.isOver || undefined}
          tabIndex={0}
          role="application"
          aria-roledescription={t('stage.role')}
          aria-label={t('stage.label', { place, total })}
          aria-description={t('stage.keys')}
          {...(editor.ports.addFiles && drop.props)}
        >
          <div ref={canvases} className={styles.canvases} aria-hidden />
          <div data-stage-pins />
          <PeerPointers peers={peers} />
          <TextWriter />
          <CropTool />
          {drop.isOver && <p className={styles.drop}>{t('stage.drop')}</p>}
        </div>
      </StageMenu>
      <LayerList />
    </div>
  )
}

/**
 * Pans the view with the pointer while the space bar is held over the stage.
 * @returns a function that removes the listeners
 */
function panWithSpace(container: HTMLElement, { view }: Editor): () => void {
  let before: Tool | null = null

  function press(event: KeyboardEvent) {
    const isOurs = event.target === document.body || (event.target instanceof Node && container.contains(event.target))
    if (event.key !== ' ' || !isOurs || view.getState().editing !== '') return
    event.preventDefault()
    if (event.repeat || before) return
    before = view.getState().tool
    view.set({ tool: 'hand' })
  }

  function release(event: KeyboardEvent) {
    if (event.key !== ' ' || !before) return
    view.set({ tool: before })
    before = null
  }

  const listening = new AbortController()
  window.addEventListener('keydown', press, { signal: listening.signal })
  window.addEventListener('keyup', release, { signal: listening.signal })
  return () => listening.abort()
}

/** Shows the pointers of other users on the same slide. */
function PeerPointers({ peers }: { peers: readonly Peer[] }) {
  const camera = useView((state) => state.camera)
  const slideId = useView((state) => state.slideId)
  return peers.map(({ id, name, color, pointer, ...peer }) => {
    if (!pointer || peer.slideId !== slideId) return null
    const { x, y } = toStage(camera, pointer)
    return (
      <div
        key={id}
        className={styles.pointer}
        style={{ '--x': `${x}px`, '--y': `${y}px`, '--color': color }}
        aria-hidden
      >
        <svg width="16" height="18" viewBox="0 0 16 18">
          <path d="M1 1l5.2 15 2.6-6.2L15 7.4z" fill="currentColor" stroke="#fff" strokeWidth="1.3" />
        </svg>
        <span className={styles.name}>{name}</span>
      </div>
    )
  })
}

/** Minimum distance between numbers, in pixels of the stage. */
const APART = 70

const STEPS = [10, 20, 50, 100, 200, 500, 1000]

/** Shows slide pixels along the top and left edges of the stage. */
function Rulers() {
  const { x, y, zoom } = useView(({ camera }) => camera)
  const step = STEPS.find((length) => length * zoom >= APART) ?? 2000
  return (
    <>
      <Ruler className={styles.across} from={x} zoom={zoom} step={step} />
      <Ruler className={styles.down} from={y} zoom={zoom} step={step} />
    </>
  )
}

type Props = { className: string | undefined; from: number; zoom: number; step: number }

const LONGEST = 2600

function Ruler({ className, from, zoom, step }: Props) {
  const first = Math.ceil(-from / zoom / step) * step
  const count = Math.ceil(LONGEST / (step * zoom))
  const marks = Array.from({ length: count }, (_, at) => first + at * step)
  return (
    <div className={className} aria-hidden>
      {marks.map((mark) => (
        <span key={mark} style={{ '--at': `${from + mark * zoom}px` }}>
          {mark}
        </span>
      ))}
    </div>
  )
}

type At = { x: number; y: number }

/** Context menu with the actions for the layer under the pointer. */
function StageMenu({ children }: { children: ReactElement }) {
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
