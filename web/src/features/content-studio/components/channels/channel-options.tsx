import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostSetting } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import styles from '../extras/post-extras.module.css'

/** Lazy: its selects are a tenth of the screen's code, and most posts keep their channels' settings. */
const ChannelOptionFields = lazyPart(async () => (await import('./channel-option-fields.tsx')).ChannelOptionFields)

export type ChannelOptionsProps = {
  connection: Connection
  /** The post's settings that differ from its channel's. */
  settings: readonly PostSetting[]
  onChange: (settings: PostSetting[]) => void
}

/** The settings of a post on one channel, collapsed; settings that are not set here default to the channel's. */
export const ChannelOptions = memo(function ChannelOptions(props: ChannelOptionsProps) {
  const { t } = useTranslation('studio')
  const { connection, settings } = props
  useLoadWhenIdle(ChannelOptionFields.load)
  const contract = contractFor(connection)
  const chosen = effectiveSettings(contract, connection, ownSettings(contract, settings, connection.id))
  const isMissing = contract.settings.some((field) => field.kind === 'choice' && field.required && !chosen[field.key])
  const isWrong = contract.settings.some((field) => !isSettingValid(field, chosen[field.key]))
  const [isOpen, setOpen] = useState(isMissing || isWrong)
  return (
    <details
      className={styles.options}
      open={isOpen || isMissing}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <PlatformIcon platform={connection.platform} size={16} />{' '}
        {t('studio:channelSettings.title', { handle: connection.handle })}
      </summary>
      {(isOpen || isMissing) && <ChannelOptionFields {...props} />}
    </details>
  )
})
