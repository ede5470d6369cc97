import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesWords } from '@postwright/core/text/matches-words'
import { SearchField } from '@/ui/search-field.tsx'
import { applyChange } from '@postwright/core/scene/apply-change'
import { changeDesign } from '@postwright/core/scene/commands/change-design'
import type { Scene } from '@postwright/core/scene/scene'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import type { Editor } from '../editor.ts'
import { runChange } from '../run-change.ts'
import styles from './design.module.css'
import { patternOf } from './slide-pattern.ts'
import { UnstyledButton } from '@mantine/core'
import { SlideImage } from '../../drawing/slide-image.tsx'
import type { ImageSource } from '../../drawing/images.ts'

/** Shows the deck's own first slide in every design. */
export function DesignTab({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation(['editor', 'deck-templates', 'decks'])
  const { scene } = editor.store.getState()
  const [words, setWords] = useState('')
  const choices = useMemo(
    () => DECK_TEMPLATES.map(({ id }) => firstSlideIn(scene, id, t(`deck-templates:${id}.name`))),
    [scene, t],
  )

  const shown = choices.filter(({ id, name }) => {
    const kind = DECK_TEMPLATES.find((template) => template.id === id)?.kind ?? ''
    return matchesWords(words, [name, t(`deck-templates:${id}.words`), t(`decks:kind.${kind}`)])
  })

  function choose({ id }: SlideChoice) {
    const { newSlideId } = editor.ports
    runChange(
      editor,
      changeDesign(editor.store.getState().scene, { pattern: patternOf(id), templateId: id, newSlideId }),
    )
    onDone()
  }

  return (
    <>
      <p className={styles.hint}>{t('editor:design.designHint')}</p>
      <SearchField
        className={styles.search}
        label={t('editor:design.search')}
        placeholder={t('editor:design.searchHint')}
        clearLabel={t('editor:design.clearSearch')}
        words={words}
        onWords={setWords}
      />
      {shown.length === 0 && <p className={styles.hint}>{t('editor:design.noDesign')}</p>}
      <SlideChoices
        label={t('editor:design.design')}
        choices={shown}
        pictures={editor.ports.pictures}
        onChoose={choose}
      />
    </>
  )
}

function firstSlideIn(scene: Scene, id: string, name: string): SlideChoice {
  const pattern = patternOf(id)
  const first = scene.slides.filter(({ kind }) => kind !== 'common').slice(0, 1)
  let count = 0
  const newSlideId = () => `preview${(count += 1)}`
  const change = changeDesign({ ...scene, slides: first }, { pattern, templateId: id, newSlideId })
  const shown = change ? applyChange({ ...scene, slides: first }, change) : pattern
  return { id, name, scene: shown, slideId: shown.slides[0]?.id ?? '' }
}

const WIDTH = 148

/** An option, previewed as the resulting slide. */
export type SlideChoice = { id: string; name: string; scene: Scene; slideId: string }

type Props = {
  label: string
  choices: readonly SlideChoice[]
  pictures: ImageSource
  onChoose: (choice: SlideChoice) => void
}

/** Shows slides to choose from, each with its name below. */
export function SlideChoices({ label, choices, pictures, onChoose }: Props) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <UnstyledButton className={styles.choice} onClick={() => onChoose(choice)}>
            <SlideImage scene={choice.scene} slideId={choice.slideId} width={WIDTH} pictures={pictures} />
            <span>{choice.name}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
