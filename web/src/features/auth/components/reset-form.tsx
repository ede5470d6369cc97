import { Button, Stack } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PASSWORD_MIN } from '@postwright/core/limits'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { resetPassword } from '../data/auth-commands.ts'
import { resetSchema } from '../auth-form-schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { addressOfResetCode } from '../data/reset-code.ts'

type Props = {
  oobCode: string
  /** The account's address, for password managers; null if unknown. */
  email: string | null
  isChecking: boolean
  onDone: () => void
  onRefused: () => void
}

/** Sets the new password. `onRefused` is called if the server no longer accepts the code. */
export function ResetForm({ oobCode, email, isChecking, onDone, onRefused }: Props) {
  const { t } = useTranslation('auth')
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: resetSchema,
    defaultValues: { new_password: '' },
    fallbackField: 'new_password',
    async send(values) {
      try {
        await resetPassword(oobCode, values.new_password)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'reset_code_invalid') return onRefused()
        throw error
      }
      onDone()
    },
  })
  const password = useWatch({ control: form.control, name: 'new_password' })
  const error = errorOf('new_password', t('auth:invalid.password', { count: PASSWORD_MIN }))

  return (
    <form onSubmit={submit} noValidate>
      <FormError message={failure} />
      <Stack gap="md">
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          {...form.register('new_password')}
          size="md"
          autoComplete="new-password"
          label={t('auth:reset.password')}
          description={t('auth:field.passwordText', { count: PASSWORD_MIN })}
          error={error}
        />
        <PasswordMeter password={password} person={{ email: email ?? '' }} hasError={error !== undefined} />
        <Button type="submit" size="md" fullWidth loading={isSending || isChecking}>
          {t('auth:reset.submit')}
        </Button>
      </Stack>
    </form>
  )
}

const refusalSchema = z.object({
  code: z.enum([
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/missing-code',
  ]),
})

type ResetCode = { status: 'checking' } | { status: 'refused' } | { status: 'usable'; email: string | null }

/** Checks the code of a reset email when the page opens. If the provider cannot be reached, the server checks it later. */
export function useResetCode(oobCode: string): ResetCode {
  const { data, error, status } = useQuery({
    queryKey: ['reset-code', oobCode],
    queryFn: () => addressOfResetCode(oobCode),
    enabled: oobCode !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (oobCode === '') return { status: 'refused' }
  if (status === 'pending') return { status: 'checking' }
  if (status === 'error') {
    return refusalSchema.safeParse(error).success ? { status: 'refused' } : { status: 'usable', email: null }
  }
  return { status: 'usable', email: data }
}
