import { Tabs, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog.tsx'
import type { Editor } from '../editor.ts'
import { DesignTab, SlideChoices, type SlideChoice } from './design-tab.tsx'
import { useMemo } from 'react'
import { changeLayout, inLayout, changeDesign } from '@postwright/core/scene/commands/change-design'
import { runChange } from '../run-change.ts'
import styles from './design.module.css'
import { layoutsOf, patternOf } from './slide-pattern.ts'
import { IconArrowsShuffle } from '@tabler/icons-react'
import { applyTheme } from '@postwright/core/scene/commands/deck-theme'
import { inPalette, PALETTES } from '@postwright/core/scene/templates/palettes'
import type { Theme } from '@postwright/core/scene/theme'

export type DesignProps = { editor: Editor; onClose: () => void }

/** Lets the user choose another design for the deck, another layout for the slide or other colours, all from previews. */
export function DesignDialog({ editor, onClose }: DesignProps) {
  const { t } = useTranslation(['editor', 'deck-templates'])
  return (
    <Dialog title={t('editor:design.title')} onClose={onClose} size="xl">
      <Tabs defaultValue="design" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="design">{t('editor:design.design')}</Tabs.Tab>
          <Tabs.Tab value="layout">{t('editor:design.layout')}</Tabs.Tab>
          <Tabs.Tab value="colors">{t('editor:design.colors')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="design" pt="md">
          <DesignTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="layout" pt="md">
          <LayoutTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="colors" pt="md">
          <ColorsTab editor={editor} onDone={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  )
}

/** Shows the current slide in every layout of its design that fits its text. */
function LayoutTab({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('editor')
  const { slideId } = editor.view.getState()
  const { scene } = editor.store.getState()
  const { newSlideId } = editor.ports
  const choices = useMemo(
    () =>
      layoutsOf(scene).flatMap((pattern, at): SlideChoice[] => {
        const slide = inLayout(scene, slideId, { pattern, newSlideId: () => 'preview' })
        if (!slide) return []
        const shown = { ...scene, slides: scene.slides.map((each) => (each.id === slideId ? slide : each)) }
        return [{ id: String(at), name: t('design.layoutName', { number: at + 1 }), scene: shown, slideId }]
      }),
    [scene, slideId, t],
  )

  function choose({ id }: SlideChoice) {
    const pattern = layoutsOf(scene)[Number(id)]
    if (pattern) runChange(editor, changeLayout(editor.store.getState().scene, slideId, { pattern, newSlideId }))
    onDone()
  }

  return (
    <>
      <p className={styles.hint}>{choices.length > 0 ? t('design.layoutHint') : t('design.noLayout')}</p>
      <SlideChoices label={t('design.layout')} choices={choices} pictures={editor.ports.pictures} onChoose={choose} />
    </>
  )
}

/** Shows the deck in other colours, and its slides in another mix of its layouts. */
function ColorsTab({ editor, onDone }: { editor: Editor; onDone: () => void }) {
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
