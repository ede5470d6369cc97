import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Field for the sign-in address, with the autocomplete type for password managers. */
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
