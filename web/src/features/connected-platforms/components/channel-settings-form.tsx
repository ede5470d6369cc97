import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { useApiCall } from '@/lib/use-api-call.ts'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { SettingField } from '@/posts/channels/setting-field.tsx'
import { useWorkspace } from '@/session/use-workspace.ts'
import { FormError } from '@/ui/form-error.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { toast } from '@/ui/toast.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import { saveSettings } from '../data/connection-commands.ts'
import classes from './connect-form.module.css'

type Props = { workspaceId: string; connection: Connection; isOnline: boolean; onClose: () => void }

/** The settings of a network's contract, with what the channel has now, and whose clock the channel has. */
export function ChannelSettingsForm({ workspaceId, connection, isOnline, onClose }: Props) {
  const { t } = useTranslation('connections')
  const words = usePlatformWords(connection.platform)
  const { settings: fields }: PlatformContract = PLATFORM_CONTRACTS[connection.platform]
  const { run, isRunning, failure, fields: refused } = useApiCall()
  const [settings, setSettings] = useState(connection.settings)
  const { timeZone: common } = useWorkspace()
  const [zone, setZone] = useState(connection.timeZone ?? common)

  const save = async () => {
    await saveSettings({ workspaceId, connectionId: connection.id, settings, timeZone: zone === common ? null : zone })
    toast.success(t('connections:settings.saved', { handle: connection.handle }))
    onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
      aria-busy={isRunning}
    >
      <FormError message={failure} takesFocus />
      <OfflineNote text={t('connections:offline')} />
      <Stack gap="md">
        {fields.length > 0 && <p className={classes.text}>{t('connections:settings.text')}</p>}
        {fields.map((field) => (
          <SettingField
            key={field.key}
            field={field}
            value={settings[field.key]}
            choices={connection.choices}
            words={words}
            error={refused[`settings.${field.key}`]}
            onChange={(value) => setSettings({ ...settings, [field.key]: value })}
          />
        ))}
        <ZoneField
          label={t('connections:settings.zone')}
          hint={t('connections:settings.zoneHint')}
          value={zone}
          onChange={setZone}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('connections:connect.close')}
          </Button>
          <Button type="submit" loading={isRunning} disabled={!isOnline}>
            {t('connections:settings.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
