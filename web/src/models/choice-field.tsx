import { useTranslation } from 'react-i18next'
import { MODEL_LANGUAGES, MODEL_TONES, type ModelTask } from '@postwright/core/model/model-tasks'
import { SelectField } from '@/ui/select-field.tsx'

type Props = { task: ModelTask; value: string; disabled: boolean; onChange: (value: string) => void }

/** What a task begins with; empty for those without a choice. */
export function firstChoice(task: ModelTask): string {
  if (task === 'tone') return MODEL_TONES[0]
  return task === 'translate' ? MODEL_LANGUAGES[0] : ''
}

/** The tone or the language of a task that has one. */
export function ChoiceField({ task, value, disabled, onChange }: Props) {
  const { t } = useTranslation('models')
  if (task !== 'tone' && task !== 'translate') return null
  const options =
    task === 'tone'
      ? MODEL_TONES.map((tone) => ({ value: tone, label: t(`models:tone.${tone}`) }))
      : MODEL_LANGUAGES.map((language) => ({ value: language, label: t(`models:language.${language}`) }))
  return (
    <SelectField
      label={t(task === 'tone' ? 'models:choice.tone' : 'models:choice.language')}
      value={value}
      options={options}
      disabled={disabled}
      onChange={onChange}
    />
  )
}
