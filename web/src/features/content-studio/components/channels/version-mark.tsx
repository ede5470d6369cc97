import { Button } from '@mantine/core'
import { IconGitFork, IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { VersionPart } from '@postwright/core/posts/channel-versions'
import type { ChannelVersion } from './use-channel-version.ts'
import styles from './version-mark.module.css'

type Props = { version: ChannelVersion; part: VersionPart }

/** In a channel's version: shows whether a part equals the common one, with a button to reset it when it differs. */
export function VersionMark({ version: { connection, own, restore }, part }: Props) {
  const { t } = useTranslation('studio')
  if (!connection) return null
  const differs = own.includes(part)
  const Sign = differs ? IconGitFork : IconLink
  return (
    <div className={styles.mark} data-differs={differs || undefined}>
      <Sign className={styles.sign} size="0.875rem" aria-hidden />
      <span>
        {t(`studio:channelVersion.part.${part}`)}:{' '}
        {differs
          ? t('studio:channelVersion.differs', { handle: connection.handle })
          : t('studio:channelVersion.inherits')}
      </span>
      {differs && (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('studio:channelVersion.restorePart', { part: t(`studio:channelVersion.part.${part}`) })}
          onClick={() => restore(part)}
        >
          {t('studio:channelVersion.restore')}
        </Button>
      )}
    </div>
  )
}
