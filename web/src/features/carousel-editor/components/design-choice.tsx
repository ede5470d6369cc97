import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { SlideImage } from '@/decks/drawing/slide-image.tsx'
import { blankDeck } from '../new-deck.ts'
import styles from './new-deck.module.css'

const WIDTH = 92

type Props = { value: string | null; onChoose: (templateId: string | null) => void }

/** Shows the covers of all designs in one row; the last option is no design. */
export function DesignChoice({ value, onChoose }: Props) {
  const { t } = useTranslation(['decks', 'deck-templates'])
  const designs = useMemo(
    () =>
      DECK_TEMPLATES.map((template) => {
        let count = 0
        const newSlideId = () => `slide${(count += 1)}`
        return {
          id: template.id,
          scene: beginFromTemplate(template, { name: template.id, deckId: 'deck1', newSlideId }),
        }
      }),
    [],
  )
  const plain = useMemo(() => blankDeck('plain', '4:5'), [])
  const choices = [
    ...designs.map(({ id, scene }) => ({ id, scene, name: t(`deck-templates:${id}.name`) })),
    { id: null, scene: plain, name: t('decks:text.plain') },
  ]
  return (
    <div role="group" aria-label={t('decks:text.design')}>
      <ul className={styles.designs}>
        {choices.map(({ id, scene, name }) => (
          <li key={id ?? 'plain'}>
            <UnstyledButton className={styles.design} aria-pressed={id === value} onClick={() => onChoose(id)}>
              <SlideImage scene={scene} slideId={scene.slides[0]?.id ?? ''} width={WIDTH} />
              <span>{name}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
