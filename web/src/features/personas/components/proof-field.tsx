import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PROOF_KINDS, type PersonaDraft } from '@postwright/core/model/persona'

type Props = { draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** What a persona believes. */
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
