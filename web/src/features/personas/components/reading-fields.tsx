import type { PersonaDraft } from '@postwright/core/model/persona'
import { GradeField, PlatformsField, ProofField } from './persona-fields.tsx'
import styles from './persona-editor.module.css'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** The reading habits of a persona, its networks, and the proof it trusts. */
export function ReadingFields({ draft, onEdit }: Props) {
  return (
    <div className={styles.fields}>
      <GradeField draft={draft} onEdit={onEdit} />
      <PlatformsField draft={draft} onEdit={onEdit} />
      <ProofField draft={draft} onEdit={onEdit} />
    </div>
  )
}
