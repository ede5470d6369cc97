import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScriptDraft, SCRIPT_SCENES_MAX } from '@postwright/core/model/script'
import { addScene, moveScene } from '@postwright/core/script/edit-script'
import { parseScript } from '@postwright/core/script/parse-script'
import { useDragList } from '@/drag/drag-list.tsx'
import { useAddImages } from '@/stored-decks/deck-images.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { sceneIndexAt } from '../film/time-script.ts'
import { changeScene, rewriteScene, writeText } from '../new-script.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { SceneCard } from './scene-card.tsx'
import { sceneName } from './scene-name.ts'
import styles from './storyboard.module.css'
import type { Scene } from '@postwright/core/scene/scene'

type Props = {
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
  time: number
  onSeek: (time: number) => void
}

/** Shows a card for each scene in film order; the scene being shown is the scene being edited. */
export function Storyboard({ film, onEdit, isReadOnly, time, onSeek }: Props) {
  const { t } = useTranslation('scripts')
  const [said, setSaid] = useState('')
  const addImages = useAddImages()
  const { draft, script, plan } = film
  const { scenes } = script
  const pictures = useStableScenes(plan.scene)
  const shown = sceneIndexAt(plan.scenes, time)
  const drag = useDragList({
    items: plan.scenes.map(({ slideId }, at) => ({
      id: slideId,
      name: t('scripts:scene.number', { number: at + 1 }),
      isFixed: isReadOnly,
    })),
    onMove: move,
  })

  function move(from: number, to: number) {
    if (to < 0 || to >= scenes.length || from === to) return
    const id = draft.scenes[from]?.id ?? ''
    onEdit((before) => rewriteScene(before, id, (text, all, at) => moveScene(text, all, at, to)))
    setSaid(t('scripts:scene.moved', { from: from + 1, to: to + 1 }))
  }

  /** Uses the first dropped file as the image of a scene. */
  async function dropImage(at: number, files: readonly File[]) {
    const [picture] = await addImages(files.slice(0, 1))
    const id = draft.scenes[at]?.id
    if (!picture || id === undefined) return
    const { mediaId, alt } = picture
    onEdit((before) => changeScene(before, id, { mediaId, alt, focus: { x: 0.5, y: 0.5 } }))
  }

  /** Adds a scene after the last one, including scenes that are not shown. */
  function add(before: ScriptDraft): ScriptDraft {
    const all = parseScript(before.text)
    return writeText(before, addScene(before.text, all, all.length, t('scripts:storyboard.newText')))
  }

  if (scenes.length === 0)
    return (
      <EmptyState
        drawing="post"
        title={t('scripts:storyboard.empty')}
        text={t('scripts:storyboard.emptyText')}
        level={2}
      />
    )
  return (
    <section aria-label={t('scripts:view.storyboard')}>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <ol className={styles.cards}>
        {plan.scenes.map((scene, at) => {
          const picture = pictures[at]
          return (
            picture && (
              <SceneCard
                key={scene.slideId}
                scene={scene}
                at={at}
                count={scenes.length}
                name={sceneName(scenes[at])}
                picture={picture}
                format={draft.format}
                isShown={at === shown}
                isReadOnly={isReadOnly}
                dragged={drag.store}
                onChoose={() => onSeek(settledTime(scene))}
                onFiles={(files) => void dropImage(at, files)}
              />
            )
          )
        })}
      </ol>
      {drag.layer}
      {!isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={scenes.length >= SCRIPT_SCENES_MAX}
          onClick={() => onEdit(add)}
        >
          {t('scripts:storyboard.add')}
        </Button>
      )}
    </section>
  )
}

/** Returns a time at which everything in a scene has appeared. */
function settledTime({ start, end }: { start: number; end: number }): number {
  return Math.min(start + 1_000, (start + end) / 2)
}

/** Returns each slide as a separate deck and keeps the same object while the slide is unchanged, so that a changed scene redraws only its own card. */
function useStableScenes(scene: Scene): readonly Scene[] {
  const [keep] = useState(createKeeper)
  return useMemo(() => keep(scene), [keep, scene])
}

function createKeeper(): (scene: Scene) => readonly Scene[] {
  let kept = new Map<string, Scene>()
  return ({ deck, slides }) => {
    const shown = slides.map((slide) => {
      const key = JSON.stringify([deck.format, deck.theme, slide])
      return [key, kept.get(key) ?? { deck, slides: [slide] }] as const
    })
    kept = new Map(shown)
    return shown.map(([, scene]) => scene)
  }
}
