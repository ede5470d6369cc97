import { Button, Select, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@postwright/core/scene/scene'
import { matchesWords } from '@postwright/core/text/matches-words'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import { TEMPLATE_KINDS, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { fillPerson } from '@postwright/core/scene/templates/fill-person'
import { useDeckPerson } from './deck-brand.ts'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { useOfferedTemplates } from '../data/gallery.ts'
import styles from './new-deck.module.css'

const WIDTH = 168

type Props = { onChoose: (scene: Scene, templateId: string) => void }

/** Shows the first slide of each design for a new deck. */
export function TemplateChoice({ onChoose }: Props) {
  const { t } = useTranslation(['decks', 'contributions', 'deck-templates'])
  const [kind, setKind] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const offered = useOfferedTemplates()
  const person = useDeckPerson()
  const shown = useMemo(
    () => [
      ...DECK_TEMPLATES.map((template) => ({ template, title: null, makerName: '', scene: sceneOf(template, '') })),
      ...offered.flatMap(({ id, title, makerName, content }) => {
        if (content.kind !== 'template') return []
        const template = { ...content.design, id }
        return [{ template, title, makerName, scene: sceneOf(template, '') }]
      }),
    ],
    [offered],
  )
  const found = shown.filter(({ template, title, makerName }) => {
    const own =
      title === null ? [t(`deck-templates:${template.id}.name`), t(`deck-templates:${template.id}.words`)] : [title]
    const texts = [...own, makerName, t(`decks:kind.${template.kind}`)]
    return (kind === null || template.kind === kind) && matchesWords(words, texts)
  })
  return (
    <>
      <SearchField
        className={styles.search}
        label={t('decks:new.search')}
        placeholder={t('decks:new.searchHint')}
        clearLabel={t('decks:new.clearSearch')}
        words={words}
        onWords={setWords}
      />
      <Select
        className={styles.kinds}
        aria-label={t('decks:new.kind')}
        placeholder={t('decks:new.allKinds')}
        data={TEMPLATE_KINDS.map((value) => ({ value, label: t(`decks:kind.${value}`) }))}
        value={kind}
        clearable
        onChange={setKind}
      />
      <ul className={styles.templates}>
        {found.map(({ template, title, makerName, scene }) => {
          const name = title ?? t(`deck-templates:${template.id}.name`)
          return (
            <li key={template.id}>
              <UnstyledButton
                className={styles.template}
                onClick={() => {
                  const begun = sceneOf(template, name)
                  onChoose({ ...begun, slides: fillPerson(begun.slides, person) }, template.id)
                }}
              >
                <SlideImage scene={scene} slideId={scene.slides[0]?.id ?? ''} width={WIDTH} />
                <span className={styles.templateName}>{name}</span>
                <span className={styles.formatFact}>
                  {t('decks:new.slides', { count: template.slides.length })} · {t(`decks:kind.${template.kind}`)}
                </span>
                {makerName !== '' && (
                  <span className={styles.formatFact}>{t('contributions:by', { name: makerName })}</span>
                )}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && (
        <EmptyState
          title={t('decks:new.noTemplate')}
          action={
            <Button
              variant="default"
              onClick={() => {
                setWords('')
                setKind(null)
              }}
            >
              {t('decks:new.showAll')}
            </Button>
          }
        />
      )}
    </>
  )
}

function sceneOf(template: (typeof DECK_TEMPLATES)[number], name: string): Scene {
  let count = 0
  return beginFromTemplate(template, { name, deckId: 'deck1', newSlideId: () => `slide${(count += 1)}` })
}
