import { useTranslation } from 'react-i18next'
import { countGraphemes } from '@postwright/core/text/graphemes'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  value: string
  /** Most characters, of the strictest chosen channel. */
  max: number
  /** Whether a chosen channel takes no post without one. */
  isRequired: boolean
  onChange: (title: string) => void
}

/** The title, for channels whose posts have one. */
export function TitleField({ value, max, isRequired, onChange }: Props) {
  const { t } = useTranslation('studio')
  const left = max - countGraphemes(value)
  return (
    <TextField
      label={t('studio:title_field.label')}
      hint={left < 0 ? t('studio:title_field.over', { count: -left }) : t('studio:title_field.left', { count: left })}
      optional={!isRequired}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
