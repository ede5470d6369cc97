import { Button, NumberInput, Textarea } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowRight,
  IconArrowsJoin,
  IconCut,
  IconPhoto,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALT_TEXT_MAX } from '@postwright/core/limits'
import {
  SCENE_MOTIONS,
  SCENE_TRANSITIONS,
  type SceneChoice,
  type SceneMotion,
  type SceneTransition,
  type ScriptDraft,
  SCENE_SECONDS_MAX,
} from '@postwright/core/model/script'
import { mergeScenes, moveScene, removeScene, splitScene } from '@postwright/core/script/edit-script'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { FocusField } from '@/decks/editor/fields/focus-field.tsx'
import { ImageDialog } from '@/stored-decks/image-dialog.tsx'
import { useAddImages, useImageChoice } from '@/stored-decks/deck-images.ts'
import { Panel } from '@/ui/panel.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import { sceneIndexAt } from '../film/time-script.ts'
import { changeScene, rewriteScene } from '../new-script.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import { LayoutChoice } from './layout-choice.tsx'
import styles from './storyboard.module.css'

const AUTO = 'auto'

type Props = {
  film: ShownFilm
  onEdit: (change: (draft: ScriptDraft) => ScriptDraft) => void
  isReadOnly: boolean
  time: number
  onSeek: (time: number) => void
}

/** Shows the options of the current scene; everything else is derived from its text by rules. */
export function ScenePanel({ film, onEdit, isReadOnly, time, onSeek }: Props) {
  const { t } = useTranslation(['scripts', 'decks', 'editor'])
  const pictures = useImageSource()
  const [isChoosing, setChoosing] = useState(false)
  const { choosePicture, choice: asked } = useImageChoice(useAddImages())
  const { draft, script, plan } = film
  const { scenes } = script
  const at = sceneIndexAt(plan.scenes, time)
  const [scene, choice, shown] = [scenes[at], draft.scenes[at], plan.scenes[at]]
  if (!scene || !choice || !shown) return null

  const set = (fields: Partial<SceneChoice>) => onEdit((before) => changeScene(before, choice.id, fields))

  /** Changes the text at this scene. With a message in `done`, the change can be undone as a whole. */
  function rewrite(change: Parameters<typeof rewriteScene>[2], done?: string) {
    let before: ScriptDraft | null = null
    onEdit((now) => {
      before = now
      return rewriteScene(now, choice?.id ?? '', change)
    })
    if (done === undefined) return
    const takeBack = () => onEdit((now) => (before ? { ...now, text: before.text, scenes: before.scenes } : now))
    toast.undo(done, { label: t('scripts:undo'), onUndo: takeBack })
  }

  async function chooseImage() {
    setChoosing(true)
    const picture = await choosePicture()
    setChoosing(false)
    if (picture) set({ mediaId: picture.mediaId, alt: picture.alt, focus: { x: 0.5, y: 0.5 } })
  }

  const number = at + 1
  return (
    <Panel id="scene" title={t('scripts:scene.number', { number })}>
      <fieldset className={styles.set} disabled={isReadOnly}>
        <div className={styles.fields}>
          <LayoutChoice film={film} at={at} onChoose={(layout) => set({ layout })} />
          <div>
            <p className={styles.label}>{t('scripts:scene.image')}</p>
            {scene.cues.length > 0 && (
              <p className={styles.reason}>{t('scripts:scene.cue', { cue: scene.cues.join(', ') })}</p>
            )}
            {choice.mediaId !== null && (
              <FocusField
                mediaId={choice.mediaId}
                pictures={pictures}
                value={choice.focus}
                onChange={(focus) => set({ focus })}
              />
            )}
            <div className={styles.buttons}>
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconPhoto size="1rem" aria-hidden />}
                loading={isChoosing}
                onClick={() => void chooseImage()}
              >
                {t(choice.mediaId === null ? 'scripts:scene.addImage' : 'scripts:scene.replaceImage')}
              </Button>
              {choice.mediaId !== null && (
                <Button size="compact-sm" variant="subtle" onClick={() => set({ mediaId: null, alt: '' })}>
                  {t('scripts:scene.removeImage')}
                </Button>
              )}
            </div>
            {choice.mediaId !== null && (
              <Textarea
                mt="sm"
                label={t('scripts:scene.alt')}
                autosize
                minRows={1}
                maxRows={4}
                maxLength={ALT_TEXT_MAX}
                value={choice.alt}
                onChange={({ currentTarget }) => set({ alt: currentTarget.value })}
              />
            )}
          </div>
          <div className={styles.row}>
            <SelectField
              label={t('scripts:scene.motion')}
              value={choice.motion ?? AUTO}
              options={[
                { value: AUTO, label: t('scripts:scene.auto', { value: t(`scripts:motion.${shown.motion}`) }) },
                ...SCENE_MOTIONS.map((value) => ({ value, label: t(`scripts:motion.${value}`) })),
              ]}
              onChange={(value: SceneMotion | typeof AUTO) => set({ motion: value === AUTO ? null : value })}
            />
            <SelectField
              label={t('scripts:scene.transition')}
              value={choice.transition ?? AUTO}
              disabled={at === 0}
              options={[
                { value: AUTO, label: t('scripts:scene.auto', { value: t(`scripts:transition.${shown.transition}`) }) },
                ...SCENE_TRANSITIONS.map((value) => ({ value, label: t(`scripts:transition.${value}`) })),
              ]}
              onChange={(value: SceneTransition | typeof AUTO) => set({ transition: value === AUTO ? null : value })}
            />
          </div>
          <NumberInput
            label={t('scripts:scene.seconds')}
            placeholder={t('scripts:scene.byText', { seconds: ((shown.end - shown.start) / 1000).toFixed(1) })}
            min={0.5}
            max={SCENE_SECONDS_MAX}
            step={0.5}
            decimalScale={1}
            clampBehavior="blur"
            value={choice.seconds ?? ''}
            onChange={(next) => {
              const seconds = typeof next === 'number' ? next : null
              if (seconds === null || (seconds >= 0.5 && seconds <= SCENE_SECONDS_MAX)) set({ seconds })
            }}
          />
          <div className={styles.buttons} role="group" aria-label={t('scripts:scene.change')}>
            <SceneButton
              Icon={IconArrowLeft}
              disabled={at === 0}
              onClick={() => {
                rewrite((text, all, from) => moveScene(text, all, from, from - 1))
                onSeek(plan.scenes[at - 1]?.start ?? 0)
              }}
            >
              {t('scripts:scene.earlier')}
            </SceneButton>
            <SceneButton
              Icon={IconArrowRight}
              disabled={at === scenes.length - 1}
              onClick={() => {
                const next = plan.scenes[at + 1]
                rewrite((text, all, from) => moveScene(text, all, from, from + 1))
                if (next) onSeek(shown.start + (next.end - next.start) + 1)
              }}
            >
              {t('scripts:scene.later')}
            </SceneButton>
            <SceneButton Icon={IconCut} onClick={() => rewrite(splitAtMiddle, t('scripts:scene.wasSplit'))}>
              {t('scripts:scene.split')}
            </SceneButton>
            <SceneButton
              Icon={IconArrowsJoin}
              disabled={at === scenes.length - 1}
              onClick={() => rewrite(mergeScenes, t('scripts:scene.wasMerged'))}
            >
              {t('scripts:scene.merge')}
            </SceneButton>
            <SceneButton
              Icon={IconTrash}
              isDestructive
              onClick={() => rewrite(removeScene, t('scripts:scene.wasRemoved', { number }))}
            >
              {t('scripts:scene.remove')}
            </SceneButton>
          </div>
        </div>
      </fieldset>
      {asked && <ImageDialog {...asked} hasVideos />}
    </Panel>
  )
}

const ENDS = ['. ', '! ', '? ', '\n', ', ', ' ']

type SceneButtonProps = {
  Icon: TablerIcon
  children: string
  onClick: () => void
  disabled?: boolean
  isDestructive?: boolean
}

/** Button that changes the scene's text or position. */
function SceneButton({ Icon, isDestructive = false, ...button }: SceneButtonProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<Icon size="1rem" aria-hidden />}
      {...(isDestructive && { color: 'red' })}
      {...button}
    />
  )
}

function splitAtMiddle(text: string, scenes: readonly ScriptScene[], at: number): string {
  const scene = scenes[at]
  return scene ? splitScene(text, scenes, at, middleOf(text, scene)) : text
}

/** Returns the best place to split a scene: the end of a sentence near its middle, otherwise of a line, a clause or a word. */
function middleOf(text: string, { from, to }: ScriptScene): number {
  const middle = (from + to) / 2
  for (const end of ENDS) {
    const before = text.lastIndexOf(end, middle) + end.length
    const after = text.indexOf(end, middle) + end.length
    const places = [before, after].filter((at) => at > from + end.length && at < to)
    const [nearest] = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    if (nearest !== undefined) return nearest
  }
  return Math.round(middle)
}
