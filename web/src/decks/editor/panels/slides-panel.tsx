import { moveSlide, removeSlide, duplicateSlide, setSlide } from '@postwright/core/scene/commands/slide-commands'
import type { SceneSlide, Scene } from '@postwright/core/scene/scene'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDragList } from '@/drag/drag-list.tsx'
import { ActionButton } from '../bar/action-button.tsx'
import { followChange } from '../commands/follow-change.ts'
import { SCENE_ACTIONS } from '../commands/scene-actions.ts'
import { useEditor, useScene, useView } from '../editor-context.ts'
import { runChange } from '../run-change.ts'
import { SlideTile } from './slide-tile.tsx'
import styles from './slides-panel.module.css'
import {
  IconClipboardCopy,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconFlagCheck,
  IconSquare,
  IconStack2,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Change } from '@postwright/core/scene/change'
import { SLIDE_KINDS } from '@postwright/core/scene/slide'
import type { OfferedAction } from '@/config/action.ts'
import { copySlideOf } from '../commands/clipboard.ts'
import type { Editor } from '../editor.ts'

const ADD = SCENE_ACTIONS.find(({ command }) => command === 'addSlide')

/** Shows the slides of the deck in order: arrow keys move between them, and with Alt they move the slide. */
export function SlidesPanel() {
  const { t } = useTranslation('panels')
  const editor = useEditor()
  const slides = useScene((scene) => scene.slides)
  const slideId = useView((state) => state.slideId)
  const format = useView((state) => state.format)
  const strip = useRef<HTMLOListElement>(null)
  const isAmong = useRef(false)
  const names = useSlideNames(slides)
  const drag = useDragList({
    items: slides.map(({ id }, at) => ({ id, name: names[at] ?? '' })),
    isHorizontal: true,
    isDropTold: true,
    onMove: (from, to) =>
      runChange(editor, moveSlide(editor.store.getState().scene, { slideId: slides[from]?.id ?? '' }, { to })),
  })

  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>(`[data-slide="${slideId}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [slideId])

  useEffect(() => {
    if (isAmong.current) strip.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    isAmong.current = false
  })

  /** Moves the focus to the slide shown after the action, unless nothing was done. */
  function keepFocus(act: () => boolean | void) {
    isAmong.current = act() !== false
  }

  function press(event: KeyboardEvent, at: number) {
    const id = slides[at]?.id ?? ''
    const { scene } = editor.store.getState()
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0
    const next = { Home: slides[0], End: slides.at(-1) }[event.key] ?? (step === 0 ? undefined : slides[at + step])
    if (event.altKey && step !== 0) {
      keepFocus(() => runChange(editor, moveSlide(scene, { slideId: id }, { to: at + step })))
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      keepFocus(() => {
        const change = removeSlide(scene, { slideId: id })
        const isDone = runChange(editor, change)
        if (isDone && change) followChange(editor, change)
        return isDone
      })
    } else if (next) keepFocus(() => editor.view.set({ slideId: next.id }))
    else if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <nav className={styles.panel} aria-label={t('slides.label')}>
      <ol ref={strip} className={styles.strip}>
        {slides.map((slide, at) => (
          <SlideTile
            key={slide.id}
            slide={slide}
            name={names[at] ?? ''}
            place={at + 1}
            format={format}
            isCurrent={slide.id === slideId}
            dragged={drag.store}
            actions={slideActions(editor, slide, slides.length)}
            onChoose={() => editor.view.set({ slideId: slide.id })}
            onKey={(event) => press(event, at)}
          />
        ))}
      </ol>
      {drag.layer}
      {ADD && <ActionButton action={ADD} />}
    </nav>
  )
}

function useSlideNames(slides: readonly SceneSlide[]): string[] {
  const { t } = useTranslation('panels')
  const kinds = {
    intro: t('slides.intro'),
    content: t('slides.content'),
    outro: t('slides.outro'),
    common: t('slides.common'),
  }
  return slides.map(({ kind, isHidden }, at) => {
    const name = t('slides.name', { place: at + 1, total: slides.length, kind: kinds[kind] })
    return isHidden ? t('slides.nameHidden', { name }) : name
  })
}

const KIND_ICONS = {
  intro: IconFlag,
  content: IconSquare,
  outro: IconFlagCheck,
  common: IconStack2,
} as const satisfies Record<SceneSlide['kind'], TablerIcon>

const KIND_KEYS = {
  intro: 'panels:slides.makeIntro',
  content: 'panels:slides.makeContent',
  outro: 'panels:slides.makeOutro',
  common: 'panels:slides.makeCommon',
} as const satisfies Record<SceneSlide['kind'], string>

/** Returns the actions for a slide in the strip of slides. */
function slideActions(editor: Editor, slide: SceneSlide, count: number): OfferedAction[] {
  const run = (make: (scene: Scene) => Change | null) => () => {
    const change = make(editor.store.getState().scene)
    if (runChange(editor, change) && change) followChange(editor, change)
  }
  const target = { slideId: slide.id }
  const { isHidden } = slide
  return [
    {
      id: 'slide.duplicate',
      labelKey: 'panels:slides.duplicate',
      Icon: IconCopy,
      run: run((scene) => duplicateSlide(scene, target, { id: editor.ports.newSlideId() })),
    },
    {
      id: 'slide.copy',
      labelKey: 'panels:slides.copy',
      Icon: IconClipboardCopy,
      run: () => void copySlideOf(editor, slide.id),
    },
    {
      id: 'slide.hide',
      labelKey: isHidden ? 'panels:slides.show' : 'panels:slides.hide',
      Icon: isHidden ? IconEye : IconEyeOff,
      run: run((scene) => setSlide(scene, target, { isHidden: !isHidden })),
    },
    ...SLIDE_KINDS.filter((kind) => kind !== slide.kind).map((kind) => ({
      id: `slide.${kind}`,
      labelKey: KIND_KEYS[kind],
      Icon: KIND_ICONS[kind],
      run: run((scene) => setSlide(scene, target, { kind })),
    })),
    ...(count > 1
      ? [
          {
            id: 'slide.delete',
            labelKey: 'panels:slides.delete',
            Icon: IconTrash,
            isDestructive: true,
            run: run((scene) => removeSlide(scene, target)),
          },
        ]
      : []),
  ]
}
