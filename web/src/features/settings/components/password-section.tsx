import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { signInMethods } from '@/session/reauthenticate.ts'
import { renewSignIn } from '@/session/sign-in.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { changePassword } from '../data/account-commands.ts'
import { useSessionsChanged } from '../data/use-sessions.ts'
import { Section } from './section.tsx'

const passwordSchema = z.object({ password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) })

/** Sets a new password, after the person has shown who they are; their other devices are signed out. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const online = useOnline()
  const sensitive = useSensitive()
  const sessionsChanged = useSessionsChanged(user.id)
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { password: '' } })
  const password = useWatch({ control: form.control, name: 'password' })
  const { errors, isSubmitting } = form.formState
  const isFirst = !signInMethods().password

  const submit = form.handleSubmit(async (values) => {
    try {
      const outcome = await sensitive.run(() => changePassword(values.password))
      if (!outcome.done) return
      await renewSignIn(user.email, values.password)
      form.reset()
      toast.success(
        outcome.value === 0 ? t('settings:password.savedHere') : t('settings:password.saved', { count: outcome.value }),
      )
      await sessionsChanged()
    } catch (error) {
      const detail = error instanceof ApiError && error.code === 'weak_password' ? error.detail : errorText(error)
      form.setError('password', { type: 'server', message: detail }, { shouldFocus: true })
    }
  })

  return (
    <Section
      id="password"
      title={t('settings:password.title')}
      text={isFirst ? t('settings:password.none') : t('settings:password.text')}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Stack gap="md">
          <PasswordField
            {...form.register('password')}
            autoComplete="new-password"
            label={t('settings:password.label')}
            error={
              errors.password &&
              (errors.password.type === 'server'
                ? errors.password.message
                : t('settings:password.short', { count: PASSWORD_MIN }))
            }
          />
          <PasswordMeter password={password} person={user} hasError={errors.password !== undefined} />
        </Stack>
        {!online && (
          <Alert color="gray" mt="md">
            {t('settings:offline')}
          </Alert>
        )}
        <Group mt="md">
          <Button type="submit" loading={isSubmitting} disabled={password === '' || !online}>
            {isFirst ? t('settings:password.set') : t('settings:password.save')}
          </Button>
        </Group>
      </form>
      {sensitive.dialog}
    </Section>
  )
}
