import { Button, Select, Textarea } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OUTLINE_TEXT_MAX } from '@postwright/core/limits'
import { OUTLINE_KINDS, outlineKindOf } from '@postwright/core/scene/outline/read-parts'
import type { Scene } from '@postwright/core/scene/scene'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { DesignChoice } from './design-choice.tsx'
import { useDeckPerson } from './deck-brand.ts'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import { deckFromText } from '../new-deck.ts'
import styles from './new-deck.module.css'

const WIDTH = 132

type Props = { onChoose: (scene: Scene, templateId: string) => void }

/** A text as slides: an outline, Markdown or a thread, in the design of a template if one is chosen. */
export function FromText({ onChoose }: Props) {
  const { t } = useTranslation(['decks', 'deck-templates'])
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<string | null>(null)
  const [templateId, setTemplateId] = useState<string | null>(DECK_TEMPLATES[0]?.id ?? null)
  const person = useDeckPerson()
  const settled = useDeferredValue(text)
  const kind = OUTLINE_KINDS.find((each) => each === chosenKind) ?? outlineKindOf(settled)
  const scene = useMemo(
    () => deckFromText(settled, { kind, templateId, untitled: t('decks:untitled'), person }),
    [settled, kind, templateId, t, person],
  )
  const isTooMuch = settled.trim() !== '' && scene === null
  return (
    <div className={styles.fromText}>
      <Textarea
        label={t('decks:text.label')}
        description={t('decks:text.hint')}
        autosize
        minRows={7}
        maxRows={14}
        maxLength={OUTLINE_TEXT_MAX}
        value={text}
        error={isTooMuch && t('decks:text.tooMuch')}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.choices}>
        <Select
          label={t('decks:text.kind')}
          data={OUTLINE_KINDS.map((value) => ({ value, label: t(`decks:text.kinds.${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={setKind}
        />
      </div>
      <DesignChoice value={templateId} onChoose={setTemplateId} />
      {scene && (
        <ol className={styles.preview} aria-label={t('decks:text.preview')}>
          {scene.slides.map((slide) => (
            <li key={slide.id}>
              <SlidePicture scene={scene} slideId={slide.id} width={WIDTH} />
            </li>
          ))}
        </ol>
      )}
      <Button disabled={!scene} onClick={() => scene && onChoose(scene, templateId ?? '')}>
        {scene ? t('decks:text.make', { count: scene.slides.length }) : t('decks:text.begin')}
      </Button>
    </div>
  )
}
