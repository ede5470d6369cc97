import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { channelAddress } from './channel-address.ts'
import styles from './channel-link.module.css'
import { platformName } from '@/platforms/platform-name.ts'

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
