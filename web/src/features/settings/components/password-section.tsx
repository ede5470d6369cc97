import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import { useApiForm } from '@/lib/use-api-form.ts'
import { signInMethods } from '@/session/reauthenticate.ts'
import { renewSignIn } from '@/session/sign-in.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { PasswordField } from '@/ui/password-field.tsx'
import { PasswordMeter } from '@/ui/password-meter.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { changePassword } from '../data/account-commands.ts'
import { useSessionsChanged } from '../data/use-sessions.ts'
import { Section } from './section.tsx'

const passwordSchema = z.object({ new_password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX) })

/** Sets a new password after reauthentication; the user's other devices are signed out. */
export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const sensitive = useSensitive()
  const sessionsChanged = useSessionsChanged(user.id)
  const [result, setResult] = useState<string | null>(null)
  const { form, submit, isSending, failure, errorOf } = useApiForm({
    schema: passwordSchema,
    defaultValues: { new_password: '' },
    fallbackField: 'new_password',
    async send(values) {
      setResult(null)
      const outcome = await sensitive.run(() => changePassword(values.new_password))
      if (!outcome.done) return
      await renewSignIn(user.email, values.new_password)
      form.reset()
      setResult(
        outcome.value === 0 ? t('settings:password.savedHere') : t('settings:password.saved', { count: outcome.value }),
      )
      await sessionsChanged()
    },
  })
  const password = useWatch({ control: form.control, name: 'new_password' })
  const error = errorOf('new_password', t('settings:password.short', { count: PASSWORD_MIN }))
  const isFirst = !signInMethods().password

  return (
    <Section
      id="password"
      title={t('settings:password.title')}
      text={isFirst ? t('settings:password.none') : t('settings:password.text')}
    >
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <OfflineNote text={t('settings:offline')} />
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Stack gap="md">
          <PasswordField
            {...form.register('new_password')}
            autoComplete="new-password"
            label={t('settings:password.label')}
            error={error}
          />
          <PasswordMeter password={password} person={user} hasError={error !== undefined} />
        </Stack>
        <Group mt="md">
          <Button type="submit" loading={isSending} disabled={password === '' || !online}>
            {isFirst ? t('settings:password.set') : t('settings:password.save')}
          </Button>
        </Group>
      </form>
      {result !== null && (
        <p ref={takeFocus} role="status" tabIndex={-1}>
          {result}
        </p>
      )}
      {sensitive.dialog}
    </Section>
  )
}

/** Focuses the message, because the focused button becomes disabled when the field is cleared. */
function takeFocus(line: HTMLElement | null): void {
  line?.focus()
}
