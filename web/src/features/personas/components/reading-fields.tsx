import { Checkbox, MultiSelect, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PERSONA_GRADE_MAX } from '@postwright/core/personas/persona-limits'
import { PROOF_KINDS, type PersonaDraft } from '@postwright/core/model/persona'
import { isPlatform, PLATFORMS } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './persona-editor.module.css'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

const GRADES = Array.from({ length: PERSONA_GRADE_MAX }, (_, at) => at + 1).filter((grade) => grade >= 4)

/** How and where a persona reads, and what it believes. */
export function ReadingFields({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  const grades = [...new Set([...GRADES, draft.gradeMax])].filter((grade) => grade > 0).toSorted((a, b) => a - b)
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('personas:reading.grade')}
        hint={t('personas:reading.gradeHint')}
        value={String(draft.gradeMax)}
        options={[
          { value: '0', label: t('personas:reading.any') },
          ...grades.map((grade) => ({ value: String(grade), label: t('personas:reading.upTo', { grade }) })),
        ]}
        onChange={(value) => onEdit({ gradeMax: Number(value) })}
      />
      <MultiSelect
        label={t('personas:reading.platforms')}
        placeholder={draft.platforms.length === 0 ? t('personas:reading.platformsHint') : ''}
        data={PLATFORMS.map((value) => ({ value, label: platformName(value) }))}
        value={[...draft.platforms]}
        onChange={(ids) => onEdit({ platforms: ids.filter(isPlatform) })}
      />
      <Checkbox.Group
        label={t('personas:reading.proof')}
        description={t('personas:reading.proofHint')}
        value={[...draft.proof]}
        onChange={(kinds) => onEdit({ proof: PROOF_KINDS.filter((kind) => kinds.includes(kind)) })}
      >
        <Stack gap="xs" mt="xs">
          {PROOF_KINDS.map((kind) => (
            <Checkbox key={kind} value={kind} label={t(`personas:reading.kind.${kind}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </div>
  )
}
