import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { POINT_KINDS } from '@postwright/core/personas/point-kinds'
import { lazyPart } from '@/lib/later-part.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './persona-editor.module.css'
import { PersonaWho } from './persona-who.tsx'
import { PointsField } from './points-field.tsx'
import { VocabularyFields } from './vocabulary-fields.tsx'

/** Trying a draft needs all that checks know about texts. */
const TryPanel = lazyPart(async () => (await import('./try-panel.tsx')).TryPanel)

/** The last panel: choices of three kinds. */
const ReadingFields = lazyPart(async () => (await import('./reading-fields.tsx')).ReadingFields)

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** Everything that is known of a persona, each thing in its field, and the draft that is tried on it. */
export function PersonaSheet({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  const waiting = <SkeletonList rows={2} label={t('personas:one.loading')} />
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={t('personas:who.title')} id="who">
          <PersonaWho draft={draft} onEdit={onEdit} />
        </Panel>
        {POINT_KINDS.map((kind) => (
          <Panel
            key={kind}
            title={t(`personas:points.${kind}.title`)}
            description={t(`personas:points.${kind}.hint`)}
            id={kind}
          >
            <PointsField kind={kind} draft={draft} onEdit={onEdit} />
          </Panel>
        ))}
      </div>
      <div className={styles.column}>
        <Panel title={t('personas:try.title')} description={t('personas:try.text')} id="try">
          <TryPanel persona={draft} waiting={waiting} />
        </Panel>
        <Panel title={t('personas:words.title')} description={t('personas:words.hint')} id="words">
          <VocabularyFields draft={draft} onEdit={onEdit} />
        </Panel>
        <Panel title={t('personas:reading.title')} id="reading">
          <ReadingFields draft={draft} onEdit={onEdit} waiting={waiting} />
        </Panel>
      </div>
    </div>
  )
}
