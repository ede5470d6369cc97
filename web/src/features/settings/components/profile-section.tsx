import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { type FieldError, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '@postwright/core/model/user'
import { ApiError } from '@/lib/api-error.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { session } from '@/session/session.ts'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { saveProfile } from '../data/account-commands.ts'
import { changedProfile, profileFormSchema, refusedNames, type ProfileFormValues } from '../profile-form.ts'
import { EmailFacts } from './email-facts.tsx'
import { Section } from './section.tsx'

/** Who the person is: names that can be changed, and the address with its confirmation. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const errorText = useErrorText()
  const online = useOnline()
  const form = useForm<ProfileFormValues>({
    values: { full_name: user.fullName, username: user.username },
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(profileFormSchema),
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await saveProfile(changedProfile(values, user))
      form.reset({ full_name: saved.fullName, username: saved.username })
      toast.success(t('settings:profile.saved'))
    } catch (error) {
      const refused = refusedNames(error)
      for (const { name, message } of refused) form.setError(name, { type: 'server', message }, { shouldFocus: true })
      const isStale = error instanceof ApiError && error.code === 'stale_revision'
      if (refused.length === 0)
        form.setError('root', { message: isStale ? t('settings:profile.stale') : errorText(error) })
    } finally {
      await session.refreshUser()
    }
  })

  return (
    <Section id="profile" title={t('settings:profile.title')} text={t('settings:profile.text')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <TextInput
            {...form.register('full_name')}
            label={t('settings:profile.name')}
            autoComplete="name"
            error={errors.full_name && wordsFor(errors.full_name, t('settings:profile.nameMissing'))}
          />
          <TextInput
            {...form.register('username')}
            label={t('settings:profile.username')}
            description={t('settings:profile.usernameText')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.username && wordsFor(errors.username, t('settings:profile.usernameWrong'))}
          />
        </Stack>
        {errors.root && (
          <Alert color="red" role="alert" mt="md">
            {errors.root.message}
          </Alert>
        )}
        <Group mt="lg" gap="sm">
          <Button type="submit" loading={isSubmitting} disabled={!isDirty || !online}>
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

/** What the server says of an input is more precise than what the form knows. */
function wordsFor({ type, message }: FieldError, own: string): string {
  return type === 'server' && message ? message : own
}
