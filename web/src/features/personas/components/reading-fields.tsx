import type { PersonaDraft } from '@postwright/core/model/persona'
import { GradeField, PlatformsField, ProofField } from './persona-fields.tsx'
import styles from './persona-editor.module.css'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** How a persona reads, where, and what convinces it. */
export function ReadingFields({ draft, onEdit }: Props) {
  return (
    <div className={styles.fields}>
      <GradeField draft={draft} onEdit={onEdit} />
      <PlatformsField draft={draft} onEdit={onEdit} />
      <ProofField draft={draft} onEdit={onEdit} />
    </div>
  )
}
