import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import styles from './channel-link.module.css'
import { platformName } from '@/platforms/platform-name.ts'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'

type Props = { variant: Variant; /** The channel, if it is loaded. */ connection?: Connection | undefined }

/** Links to the channel's page to check whether a post was published; renders nothing if there is no page. */
export function ChannelLink({ variant, connection }: Props) {
  const { t } = useTranslation('publishing')
  const address = channelAddress(variant, connection)
  if (address === null) return null
  const platform = platformName(variant.platform)
  return (
    <a className={styles.link} href={address} target="_blank" rel="noreferrer">
      {t('publishing:channelLink', { handle: variant.handle, platform })}
      <IconExternalLink size="0.875rem" aria-hidden />
    </a>
  )
}

type Channel = Pick<Variant, 'platform' | 'handle' | 'connectionId'>

/** Returns the channel's page on its network, where a user can check whether a post was published; null if there is none. */
export function channelAddress(channel: Channel, connection: Connection | undefined): string | null {
  const { handle, connectionId } = channel
  const { externalId, service } = connection ?? {}
  return PLATFORM_MODULES[channel.platform].page({ handle, connectionId, externalId, service })
}
