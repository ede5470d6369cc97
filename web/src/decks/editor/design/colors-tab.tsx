import { Button } from '@mantine/core'
import { IconArrowsShuffle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { applyTheme } from '@postwright/core/scene/commands/apply-theme'
import { changeDesign } from '@postwright/core/scene/commands/change-design'
import { inPalette, PALETTES } from '@postwright/core/scene/templates/palettes'
import type { Theme } from '@postwright/core/scene/theme'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import styles from './design.module.css'
import { patternOf } from './pattern-of.ts'
import { SlideChoices, type SlideChoice } from './slide-choices.tsx'

/** The deck in other colours, and its slides in another mix of the layouts that it has. */
export function ColorsTab({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['editor', 'deck-templates'])
  const { scene } = editor.store.getState()
  const { slideId } = editor.view.getState()
  const own = patternOf(scene.deck.templateId ?? '')
  const { theme } = scene.deck
  const choices = useMemo(() => {
    const themes: [id: string, name: string, theme: Theme][] = [
      ['design', t('editor:design.ownColors'), inPalette(theme, own.deck.theme.colors)],
      ...PALETTES.map(({ id, colors }): [string, string, Theme] => [
        id,
        t(`editor:design.palette.${id}`),
        inPalette(theme, colors),
      ]),
    ]
    return themes.map(([id, name, next]): SlideChoice => ({
      id,
      name,
      scene: { ...scene, deck: { ...scene.deck, theme: next } },
      slideId,
    }))
  }, [scene, slideId, theme, own.deck.theme, t])

  function choose({ scene: chosen }: SlideChoice) {
    runChange(editor, applyTheme(editor.store.getState().scene, { theme: chosen.deck.theme }))
    onDone()
  }

  function shuffle() {
    const now = editor.store.getState().scene
    const turn = 1 + Math.floor(editor.random() * (own.slides.length - 1))
    const templateId = now.deck.templateId ?? ''
    const { newSlideId } = editor.ports
    runChange(editor, changeDesign(now, { pattern: own, templateId, theme: now.deck.theme, newSlideId, turn }))
    onDone()
  }

  return (
    <>
      <p className={styles.hint}>{t('editor:design.colorsHint')}</p>
      <SlideChoices
        label={t('editor:design.colors')}
        choices={choices}
        pictures={editor.ports.pictures}
        onChoose={choose}
      />
      <Button mt="md" variant="default" leftSection={<IconArrowsShuffle size="1rem" aria-hidden />} onClick={shuffle}>
        {t('editor:design.shuffle')}
      </Button>
    </>
  )
}
