import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import styles from './channel-link.module.css'
import { platformName } from '@/platforms/platform-name.ts'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'

type Props = { variant: Variant; /** The channel, where it is loaded. */ connection?: Connection | undefined }

/** To the channel at its network, for a look whether a post is out; nothing where there is nothing to look at. */
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

/** Where a person can look whether a post is out: the channel's page at its network; null where it has none. */
export function channelAddress(channel: Channel, connection: Connection | undefined): string | null {
  const { handle, connectionId } = channel
  const { externalId, service } = connection ?? {}
  return PLATFORM_MODULES[channel.platform].page({ handle, connectionId, externalId, service })
}
