import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { Panel } from '@/ui/panel.tsx'
import styles from './persona-editor.module.css'
import { PersonaWho } from './persona-who.tsx'
import { PointsField } from './points-field.tsx'
import { ReadingFields } from './reading-fields.tsx'
import { VocabularyFields } from './vocabulary-fields.tsx'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** Everything that is known of a persona, each thing in its field. */
export function PersonaSheet({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={t('personas:who.title')} id="who">
          <PersonaWho draft={draft} onEdit={onEdit} />
        </Panel>
        {(['goals', 'pains', 'objections'] as const).map((kind) => (
          <Panel
            key={kind}
            title={t(`personas:points.${kind}.title`)}
            description={t(`personas:points.${kind}.hint`)}
            id={kind}
          >
            <PointsField kind={kind} points={draft[kind]} onPoints={(points) => onEdit({ [kind]: points })} />
          </Panel>
        ))}
      </div>
      <div className={styles.column}>
        <Panel title={t('personas:words.title')} description={t('personas:words.hint')} id="words">
          <VocabularyFields draft={draft} onEdit={onEdit} />
        </Panel>
        <Panel title={t('personas:reading.title')} id="reading">
          <ReadingFields draft={draft} onEdit={onEdit} />
        </Panel>
      </div>
    </div>
  )
}
