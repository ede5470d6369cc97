import { Button, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { recoverPassword } from '../data/auth-commands.ts'
import { forgotSchema } from '../forgot-form-state.ts'
import { EmailField } from './email-field.tsx'
import { FormError } from './form-error.tsx'
import { useDetailText } from './use-detail-text.ts'

type Props = { /** Told where the letter goes, if there is such an account. */ onSent: (email: string) => void }

/** Asks where to send the letter for a new password. */
export function ForgotForm({ onSent }: Props) {
  const { t } = useTranslation('auth')
  const detailText = useDetailText()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  })

  const submit = handleSubmit(async ({ email }) => {
    setFailure(null)
    try {
      await recoverPassword(email)
      onSent(email)
    } catch (error) {
      setFailure(detailText(error, t('auth:forgot.failed')))
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <EmailField {...register('email')} error={formState.errors.email && t('auth:invalid.email')} />
        <Button type="submit" size="md" fullWidth loading={formState.isSubmitting}>
          {t('auth:forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}
