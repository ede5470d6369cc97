import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** The address people sign in with, as password managers know it. */
export function EmailField(props: TextInputProps) {
  const { t } = useTranslation('auth')
  return (
    <TextInput
      type="email"
      size="md"
      autoComplete="username"
      inputMode="email"
      label={t('auth:field.email')}
      {...props}
    />
  )
}
