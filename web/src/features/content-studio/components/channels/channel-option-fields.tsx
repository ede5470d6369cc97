import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { listOfferedSettings } from '@postwright/core/platforms/offered-settings'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { SettingField } from '@/posts/channels/setting-field.tsx'
import { withSetting } from '../../post-settings.ts'
import type { ChannelOptionsProps } from './channel-options.tsx'
import styles from '../extras/post-extras.module.css'

/** Edits a network's settings for one post. */
export function ChannelOptionFields({ connection, settings, onChange }: ChannelOptionsProps) {
  const { t } = useTranslation('studio')
  const words = usePlatformWords(connection.platform)
  const contract = contractFor(connection)
  const chosen = effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
  return (
    <Stack gap="sm" className={styles.fields}>
      {listOfferedSettings(contract.settings, connection.choices, chosen).map((field) => {
        const isMissing = field.kind === 'choice' && field.required && !chosen[field.key]
        return (
          <SettingField
            key={field.key}
            field={field}
            value={chosen[field.key]}
            choices={connection.choices}
            chosen={chosen}
            words={words}
            error={isMissing ? t('studio:channelSettings.missing') : undefined}
            onChange={(value) =>
              onChange(withSetting(settings, { connectionId: connection.id, key: field.key, value }))
            }
          />
        )
      })}
    </Stack>
  )
}
