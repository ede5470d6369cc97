import { useTranslation } from 'react-i18next'
import type { PostDraft } from '@postwright/core/model/post'
import { countGraphemes } from '@postwright/core/text/graphemes'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import { TextField } from '@/ui/text-field.tsx'

type Props = {
  live: LiveDraft<PostDraft>
  /** Most characters, of the strictest chosen channel. */
  max: number
  /** Whether a chosen channel takes no post without one. */
  isRequired: boolean
  onChange: (title: string) => void
}

/** The title, for channels whose posts have one. */
export function TitleField({ live, max, isRequired, onChange }: Props) {
  const { t } = useTranslation('studio')
  const value = useLiveText(live, ({ title }) => title)
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
