import { Button, Stack } from '@mantine/core'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '@postwright/core/limits'
import { ApiError } from '@/lib/api-error.ts'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { resetPassword } from '../data/auth-commands.ts'
import { resetSchema } from '../reset-form-state.ts'
import { FormError } from './form-error.tsx'
import { useDetailText } from './use-detail-text.ts'

type Props = {
  oobCode: string
  /** The account's address, for password managers; null when it is not known. */
  email: string | null
  isChecking: boolean
  onDone: () => void
  onRefused: () => void
}

/** Asks for the new password. */
export function ResetForm({ oobCode, email, isChecking, onDone, onRefused }: Props) {
  const { t } = useTranslation('auth')
  const detailText = useDetailText()
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(resetSchema), defaultValues: { password: '' } })
  const password = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await resetPassword(oobCode, values.password)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'reset_code_invalid') return onRefused()
      setFailure(detailText(error, t('auth:error.resetLink')))
      form.setFocus('password')
    }
  })

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          {...form.register('password')}
          size="md"
          autoComplete="new-password"
          label={t('auth:reset.password')}
          description={t('auth:field.passwordText', { count: PASSWORD_MIN })}
          error={errors.password && t('auth:invalid.password', { count: PASSWORD_MIN })}
        />
        <PasswordMeter password={password} person={{ email: email ?? '' }} hasError={errors.password !== undefined} />
        <Button type="submit" size="md" fullWidth loading={isSubmitting || isChecking}>
          {t('auth:reset.submit')}
        </Button>
      </Stack>
    </form>
  )
}
