import { Stack } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostSetting } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings, ownSettings } from '@postwright/core/publishing/clean-settings'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { usePlatformWords } from '@/platforms/use-platform-words.ts'
import { SettingField } from '@/publishing/setting-field.tsx'
import { withSetting } from '../with-setting.ts'
import styles from './post-extras.module.css'

type Props = {
  connection: Connection
  /** What the post says otherwise than its channels. */
  settings: readonly PostSetting[]
  onChange: (settings: PostSetting[]) => void
}

/** The settings of a post on one channel; what is not said here is as the channel has it. */
export function ChannelOptions(props: Props) {
  const { t } = useTranslation('studio')
  const { connection, settings } = props
  const contract = contractFor(connection)
  const chosen = effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
  const isMissing = contract.settings.some((field) => field.kind === 'choice' && field.required && !chosen[field.key])
  return (
    <details className={styles.options} open={isMissing || undefined}>
      <summary className={styles.summary}>
        <PlatformIcon platform={connection.platform} size={16} />{' '}
        {t('studio:channelSettings.title', { handle: connection.handle })}
      </summary>
      <Suspense fallback={null}>
        <Fields {...props} />
      </Suspense>
    </details>
  )
}

function Fields({ connection, settings, onChange }: Props) {
  const { t } = useTranslation('studio')
  const words = usePlatformWords(connection.platform)
  const contract = contractFor(connection)
  const chosen = effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
  return (
    <Stack gap="sm" className={styles.fields}>
      {contract.settings.map((field) => {
        const isMissing = field.kind === 'choice' && field.required && !chosen[field.key]
        return (
          <SettingField
            key={field.key}
            field={field}
            value={chosen[field.key]}
            choices={connection.choices}
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
