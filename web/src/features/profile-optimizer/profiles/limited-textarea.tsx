import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ProfileTextLimit } from '@postwright/core/platforms/profile-facts'
import { lengthIn } from '@postwright/core/profiles/bio-text'
import { FieldLabel, FIELD_ORDER } from '@/ui/field-label.tsx'

type Props = {
  label: string
  limit: ProfileTextLimit | null
  fold?: number | null
  hint?: string
  value: string
  /** Maximum number of characters that can be stored. */
  max: number
  onText: (text: string) => void
  readOnly: boolean
}

/** A multi-line text, counted as its network counts. A text over the network's limit is flagged; one over `max` is truncated. */
export function LimitedTextarea({ label, limit, fold = null, hint, value, max, onText, readOnly }: Props) {
  const { t } = useTranslation('profiles')
  const length = limit === null ? value.length : lengthIn(value, limit)
  const most = limit?.max ?? max
  const count = t('profiles:field.used', { used: length, max: most })
  return (
    <Textarea
      autosize
      minRows={4}
      maxRows={14}
      label={<FieldLabel>{label}</FieldLabel>}
      inputWrapperOrder={FIELD_ORDER}
      description={[count, fold !== null && t('profiles:field.fold', { fold }), hint].filter(Boolean).join(' · ')}
      error={length > most && t('profiles:field.over', { count: length - most })}
      value={value}
      onChange={({ currentTarget }) => onText(currentTarget.value.slice(0, max))}
      readOnly={readOnly}
    />
  )
}
