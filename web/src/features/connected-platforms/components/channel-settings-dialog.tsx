import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { Button, Group, Stack } from '@mantine/core'
import { saveChannelSettings } from '@postwright/core/api/connections'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { listOfferedSettings } from '@postwright/core/platforms/offered-settings'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import { z } from 'zod'
import { useApiForm } from '@/lib/use-api-form.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { SettingField } from '@/posts/channels/setting-field.tsx'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { toast } from '@/ui/toast.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import { call } from '@/lib/api-client.ts'
import classes from './connect-form.module.css'

type Props = { workspaceId: string; connection: Connection; isOnline: boolean; onClose: () => void }

/** Edits the default settings of posts on a channel. */
export function ChannelSettingsDialog(props: Props) {
  const { t } = useTranslation('connections')
  return (
    <Dialog onClose={props.onClose} title={t('connections:settings.title', { handle: props.connection.handle })}>
      <Suspense fallback={<SkeletonList rows={2} />}>
        <ChannelSettingsForm {...props} />
      </Suspense>
    </Dialog>
  )
}

const { settings, timeZone } = saveChannelSettings.input.shape

const formSchema = z.object({ settings, timeZone: timeZone.unwrap().unwrap() })

/** Edits the settings of a network's contract with the channel's current values, and the channel's time zone. */
function ChannelSettingsForm({ workspaceId, connection, isOnline, onClose }: Props) {
  const { t } = useTranslation('connections')
  const words = usePlatformWords(connection.platform)
  const { settings: all }: PlatformContract = PLATFORM_CONTRACTS[connection.platform]
  const { timeZone: common } = useWorkspace()

  const { submit, isSending, failure, errorOf, field } = useApiForm({
    schema: formSchema.superRefine(({ settings: chosen }, { addIssue }) => {
      for (const { key } of all.filter((each) => !isSettingValid(each, chosen[each.key]))) {
        addIssue({ code: 'custom', path: ['settings', key] })
      }
    }),
    defaultValues: {
      settings: connection.settings,
      timeZone: connection.timeZone ?? common,
    },
    async send(values) {
      const zone = values.timeZone === common ? null : values.timeZone
      await call(saveChannelSettings, {
        workspaceId,
        connectionId: connection.id,
        settings: values.settings,
        timeZone: zone,
      })
      toast.success(t('connections:settings.saved', { handle: connection.handle }))
      onClose()
    },
  })

  const chosen = field('settings').value
  const fields = listOfferedSettings(all, connection.choices, chosen)

  return (
    <form onSubmit={submit} noValidate aria-busy={isSending}>
      <FormError message={failure} takesFocus />
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        {fields.length > 0 && <p className={classes.text}>{t('connections:settings.text')}</p>}
        {fields.map((setting) => (
          <SettingField
            key={setting.key}
            {...field(`settings.${setting.key}`)}
            field={setting}
            choices={connection.choices}
            chosen={chosen}
            words={words}
            error={errorOf(
              `settings.${setting.key}`,
              words(`settings.${setting.key}.invalid`) ?? t('connections:connect.invalid'),
            )}
          />
        ))}
        <ZoneField
          label={t('connections:settings.zone')}
          hint={t('connections:settings.zoneHint')}
          {...field('timeZone')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:connect.close')}
          </Button>
          <Button type="submit" loading={isSending} disabled={!isOnline}>
            {t('connections:settings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
