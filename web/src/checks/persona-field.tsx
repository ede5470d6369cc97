import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { SelectField } from '@/ui/select-field.tsx'

const NONE = 'none'

type Props = {
  personas: readonly Persona[]
  persona: Persona | null
  /** Called with an empty id for no persona. */
  onPersona: (personaId: string) => void
}

/** Selects the persona used for checking a text; renders nothing without personas. */
export function PersonaField({ personas, persona, onPersona }: Props) {
  const { t } = useTranslation('checks')
  if (personas.length === 0) return null
  return (
    <SelectField
      label={t('checks:live.persona')}
      value={persona?.id ?? NONE}
      options={[
        { value: NONE, label: t('checks:live.noPersona') },
        ...personas.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onPersona(value === NONE ? '' : value)}
    />
  )
}
