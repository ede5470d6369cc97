import type { PersonaDraft } from '@postwright/core/model/persona'
import { GradeField } from './grade-field.tsx'
import styles from './persona-editor.module.css'
import { PlatformsField } from './platforms-field.tsx'
import { ProofField } from './proof-field.tsx'

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
