import { useTranslation } from 'react-i18next'
import { ACT_REASON_MAX } from '@postwright/core/api/people'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'

type Props = { value: string; onChange: (value: string) => void; error: string | undefined }

/** Why an admin does something, for the audit log. */
export function ReasonField({ value, onChange, error }: Props) {
  const { t } = useTranslation('user-management')
  return (
    <CountedTextarea
      label={t('user-management:reason.label')}
      hint={t('user-management:reason.hint')}
      max={ACT_REASON_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data-autofocus
    />
  )
}
