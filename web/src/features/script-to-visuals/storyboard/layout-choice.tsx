import { Button, UnstyledButton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SCENE_LAYOUTS, type SceneLayout } from '@postwright/core/model/script'
import { FORMATS } from '@postwright/core/scene/format'
import { chooseLayout, otherLayouts } from '@postwright/core/script/layouts/choose-layout'
import { filmScene } from '@postwright/core/script/layouts/scene-slides'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { useImageSource } from '@/stored-decks/use-image-source.ts'
import type { ShownFilm } from '../studio/use-film.ts'
import styles from './storyboard.module.css'

/** Maximum size of a layout's preview, in CSS pixels. */
const WIDTH = 56
const HEIGHT = 84

type Props = {
  film: ShownFilm
  /** Zero-based index of the scene. */
  at: number
  /** Null restores the automatic choice. */
  onChoose: (layout: SceneLayout | null) => void
}

/** Shows the scene in every layout, with the layout that the rules would choose and the reason. */
export function LayoutChoice({ film: { draft, script }, at, onChoose }: Props) {
  const { t } = useTranslation('scripts')
  const pictures = useImageSource()
  const scene = script.scenes[at]
  const choice = draft.scenes[at]
  const looks = useMemo(
    () =>
      SCENE_LAYOUTS.map((layout) => {
        const choices = draft.scenes.map((each, index) => (index === at ? { ...each, layout } : each))
        const whole = filmScene(draft, script.scenes, choices)
        const slide = whole.slides[at]
        return { layout, look: { ...whole, slides: slide ? [slide] : [] }, slideId: slide?.id ?? '' }
      }),
    [draft, script, at],
  )
  if (!scene || !choice) return null
  const place = { index: at, count: script.scenes.length, hasImage: choice.mediaId !== null }
  const pick = chooseLayout(scene, place)
  const shown = choice.layout ?? pick.layout
  const fitting = [pick.layout, ...otherLayouts(scene, place)]
  const { width, height } = FORMATS[draft.format]

  function tryAnother() {
    const next = fitting[(fitting.indexOf(shown) + 1) % fitting.length]
    if (next) onChoose(next)
  }

  return (
    <div role="group" aria-label={t('scripts:scene.layout')}>
      <p className={styles.label}>{t('scripts:scene.layout')}</p>
      <p className={styles.reason}>
        {choice.layout === null
          ? t(`scripts:reason.${pick.reason}`, { layout: t(`scripts:layout.${pick.layout}`) })
          : t('scripts:scene.chosen', { layout: t(`scripts:layout.${choice.layout}`) })}
      </p>
      <ul className={styles.layouts}>
        {looks.map(({ layout, look, slideId }) => (
          <li key={layout}>
            <UnstyledButton className={styles.layout} aria-pressed={layout === shown} onClick={() => onChoose(layout)}>
              <SlideImage
                scene={look}
                slideId={slideId}
                format={draft.format}
                width={Math.round(Math.min(WIDTH, (HEIGHT * width) / height))}
                pictures={pictures}
              />
              {t(`scripts:layout.${layout}`)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconRefresh size="1rem" aria-hidden />}
          onClick={tryAnother}
        >
          {t('scripts:scene.another')}
        </Button>
        {choice.layout !== null && (
          <Button size="compact-sm" variant="subtle" onClick={() => onChoose(null)}>
            {t('scripts:scene.auto', { value: t(`scripts:layout.${pick.layout}`) })}
          </Button>
        )}
      </div>
    </div>
  )
}
