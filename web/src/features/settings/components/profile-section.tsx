import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { User } from '@postwright/core/model/user'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { session } from '@/session/session.ts'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { updateMe } from '@postwright/core/api/users'
import { call } from '@/lib/api-client.ts'
import { changedProfile, profileFormSchema, type ProfileFormValues } from '../profile-form.ts'
import { Section } from './section.tsx'
import { useState } from 'react'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useProviderErrorText } from '@/lib/provider-error-text.ts'
import { sendVerificationLetter } from '@/session/verify-email.ts'
import classes from './settings.module.css'

/** Edits the user's names, and shows the email address with its verification. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const { form, submit, isSending, failure, errorOf } = useApiForm<ProfileFormValues, ProfileFormValues>({
    schema: profileFormSchema,
    values: { full_name: user.fullName, username: user.username },
    resetOptions: { keepDirtyValues: true },
    async send(values) {
      try {
        const saved = await call(updateMe, changedProfile(values, user))
        form.reset({ full_name: saved.fullName, username: saved.username })
        toast.success(t('settings:profile.saved'))
      } finally {
        await session.refreshUser()
      }
    },
    words: (error) =>
      error instanceof ApiError && error.code === 'stale_revision' ? t('settings:profile.stale') : undefined,
  })
  const { isDirty } = form.formState

  return (
    <Section id="profile" title={t('settings:profile.title')} text={t('settings:profile.text')}>
      <form onSubmit={submit} noValidate>
        <FormError message={failure} />
        <Stack gap="lg">
          <TextField
            {...form.register('full_name')}
            label={t('settings:profile.name')}
            autoComplete="name"
            error={errorOf('full_name', t('settings:profile.nameMissing'))}
          />
          <TextField
            {...form.register('username')}
            label={t('settings:profile.username')}
            hint={t('settings:profile.usernameText')}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf('username', t('settings:profile.usernameWrong'))}
          />
        </Stack>
        <Group mt="lg" gap="sm">
          <Button type="submit" loading={isSending} disabled={!isDirty || !online}>
            {t('common:action.save')}
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={() => form.reset()}>
              {t('settings:profile.discard')}
            </Button>
          )}
        </Group>
      </form>
      <EmailFacts user={user} />
    </Section>
  )
}

/** Shows the user's email address, whether it is verified, and a button to verify it. */
function EmailFacts({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const errorText = useProviderErrorText()
  const { run, isRunning, failure } = useApiCall(errorText)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    await sendVerificationLetter(routes.settings.href())
    setSent(true)
  }

  return (
    <div>
      <dl className={classes.facts}>
        <dt>{t('settings:profile.email')}</dt>
        <dd>
          {user.email}
          <span className={classes.aside}>
            {user.emailVerified ? t('settings:profile.verified') : t('settings:profile.unverified')}
          </span>
        </dd>
      </dl>
      {!user.emailVerified && (
        <div className={classes.verify}>
          <p className={classes.verifyTitle}>{t('settings:profile.verifyTitle')}</p>
          <Text size="sm" mb="sm" role="status">
            {isSent ? t('settings:profile.verifySent') : t('settings:profile.verifyText')}
          </Text>
          {failure !== null && (
            <Text size="sm" mb="sm" role="alert">
              {failure}
            </Text>
          )}
          <Button
            size="compact-sm"
            variant="default"
            loading={isRunning}
            disabled={isSent}
            onClick={() => void run(send)}
          >
            {t('settings:profile.verifySend')}
          </Button>
        </div>
      )}
    </div>
  )
}
