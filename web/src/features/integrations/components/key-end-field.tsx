import type { TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/text-field.tsx'

type Props = Pick<TextInputProps, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'>

/** The day on which keys end, where their network or provider ends them. */
export function KeyEndField(props: Props) {
  const { t } = useTranslation('integrations')
  return (
    <TextField
      {...props}
      type="date"
      label={t('integrations:keyEnd.label')}
      hint={t('integrations:keyEnd.hint')}
      optional
    />
  )
}
