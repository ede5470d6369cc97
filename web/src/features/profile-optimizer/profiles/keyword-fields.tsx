import { TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Persona } from '@postwright/core/collections/personas'
import { type ProfileDraft, PROFILE_KEYWORD_MAX, PROFILE_KEYWORDS_MAX } from '@postwright/core/model/profile'
import { toOneLine } from '@postwright/core/text/text-fields'
import { FieldLabel } from '@/ui/field-label.tsx'
import { SelectField } from '@/ui/select-field.tsx'

const NONE = 'none'

type Props = {
  draft: ProfileDraft
  personas: readonly Persona[]
  onEdit: (change: Partial<ProfileDraft>) => void
  isReadOnly: boolean
}

/** The persona that should find a profile, and further keywords. */
export function KeywordFields({ draft, personas, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('profiles')
  const persona = personas.find(({ id }) => id === draft.personaId)
  return (
    <>
      {personas.length > 0 && (
        <SelectField
          label={t('profiles:field.persona')}
          hint={t('profiles:field.personaHint')}
          value={persona?.id ?? NONE}
          options={[
            { value: NONE, label: t('profiles:field.noPersona') },
            ...personas.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(id) => onEdit({ personaId: id === NONE ? '' : id })}
          disabled={isReadOnly}
        />
      )}
      <TagsInput
        data-own-undo
        label={<FieldLabel>{t('profiles:field.keywords')}</FieldLabel>}
        description={t('profiles:field.keywordsHint')}
        value={draft.keywords}
        maxTags={PROFILE_KEYWORDS_MAX}
        maxLength={PROFILE_KEYWORD_MAX}
        splitChars={[',', ';']}
        onChange={(typed) =>
          onEdit({ keywords: [...new Set(typed.flatMap((word) => toOneLine(word, PROFILE_KEYWORD_MAX) ?? []))] })
        }
        readOnly={isReadOnly}
      />
    </>
  )
}
