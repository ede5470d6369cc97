import { Button, Group, PasswordInput, Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Controller } from 'react-hook-form'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { platformAppSchema, type PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Platform } from '@postwright/core/platforms/platform'
import { routes } from '@/config/routes.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { platformName } from '@/platforms/platform-name.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import { saveApp } from '../data/platform-apps.ts'

type Props = { platform: Platform; kind: string; onClose: () => void; onSaved: () => void }

/** Takes the keys of a network's app; they are stored sealed and never shown again. */
export function AppKeysDialog({ platform, kind, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const name = platformName(platform)
  const wordOf = usePlatformWords(platform)
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  const kinds = auth.apps ?? []
  const sensitive = useSensitive()
  const { form, submit, isSending, failure, errorOf } = useApiForm<PlatformApp, PlatformApp>({
    schema: platformAppSchema,
    defaultValues: { clientId: '', clientSecret: '', kind: kind || kinds[0]?.id },
    async send(keys) {
      const outcome = await sensitive.run(() => saveApp({ platform, ...keys }))
      if (!outcome.done) return
      toast.success(t('integrations:saved', { name }))
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('integrations:dialog', { name })}>
      <form onSubmit={submit} noValidate aria-busy={isSending}>
        <FormError message={failure} takesFocus />
        <Stack gap="md">
          <CopyField
            label={t('integrations:callback')}
            value={window.location.origin + routes.connectedPlatformsCallback.href()}
          />
          {kinds.length > 0 && (
            <Controller
              control={form.control}
              name="kind"
              render={({ field }) => (
                <Radio.Group
                  label={t('integrations:kind')}
                  value={field.value ?? ''}
                  onChange={field.onChange}
                  error={errorOf('kind', t('integrations:missing'))}
                >
                  <Stack gap="xs" mt="xs">
                    {kinds.map(({ id }) => (
                      <Radio
                        key={id}
                        value={id}
                        label={wordOf(`apps.${id}.label`) ?? id}
                        description={wordOf(`apps.${id}.hint`)}
                      />
                    ))}
                  </Stack>
                </Radio.Group>
              )}
            />
          )}
          <TextField
            {...form.register('clientId')}
            label={t('integrations:clientId')}
            error={errorOf('clientId', t('integrations:missing'))}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          <PasswordInput
            {...form.register('clientSecret')}
            label={t('integrations:clientSecret')}
            error={errorOf('clientSecret', t('integrations:missing'))}
            autoComplete="off"
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('integrations:close')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('integrations:save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {sensitive.dialog}
    </Dialog>
  )
}
