import { useTranslation } from 'react-i18next'
import { type PersonaDraft, PERSONA_GRADE_MAX } from '@postwright/core/model/persona'
import { SelectField } from '@/ui/select-field.tsx'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

const GRADES = Array.from({ length: PERSONA_GRADE_MAX }, (_, at) => at + 1)

/** How hard a text may be. */
export function GradeField({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <SelectField
      label={t('personas:reading.grade')}
      hint={t('personas:reading.gradeHint')}
      value={String(draft.gradeMax)}
      options={[
        { value: '0', label: t('personas:reading.any') },
        ...GRADES.map((grade) => ({ value: String(grade), label: t('personas:reading.upTo', { grade }) })),
      ]}
      onChange={(value) => onEdit({ gradeMax: Number(value) })}
    />
  )
}
