import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { recoverPassword } from '../data/auth-commands.ts'
import { forgotSchema } from '../auth-form-schemas.ts'
import { EmailField } from './email-field.tsx'

type Props = {
  /** Called with the address to which the email is sent if the account exists. */ onSent: (email: string) => void
}

/** Asks for the address of the password reset email. */
export function ForgotForm({ onSent }: Props) {
  const { t } = useTranslation('auth')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: forgotSchema,
    defaultValues: { email: '' },
    async send({ email }) {
      await recoverPassword(email)
      onSent(email)
    },
    words: (error) => (error instanceof ApiError && error.status >= 500 ? t('auth:forgot.failed') : undefined),
  })

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <EmailField {...form.register('email')} error={errorOf('email', t('auth:invalid.email'))} />
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {t('auth:forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}
