import { useTranslation } from 'react-i18next'
import { type PersonaDraft, PERSONA_GRADE_MAX, PROOF_KINDS } from '@postwright/core/model/persona'
import { SelectField } from '@/ui/select-field.tsx'
import { MultiSelect, Checkbox, Stack } from '@mantine/core'
import { isPlatform, PLATFORMS } from '@postwright/core/platforms/platform'
import { platformName } from '@/platforms/platform-name.ts'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

const GRADES = Array.from({ length: PERSONA_GRADE_MAX }, (_, at) => at + 1)

/** The reading level of texts for a persona. */
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

/** The networks on which a persona reads. */
export function PlatformsField({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
    <MultiSelect
      label={t('personas:reading.platforms')}
      placeholder={draft.platforms.length === 0 ? t('personas:reading.platformsHint') : ''}
      data={PLATFORMS.map((value) => ({ value, label: platformName(value) }))}
      value={[...draft.platforms]}
      onChange={(ids) => onEdit({ platforms: ids.filter(isPlatform) })}
    />
  )
}

/** The kinds of proof a persona trusts. */
export function ProofField({ draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  return (
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
  )
}
