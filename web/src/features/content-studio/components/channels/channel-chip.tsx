import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import styles from './channel-picker.module.css'

type Props = {
  connection: Connection
  isChosen: boolean
  /** True if no further channel can be chosen. */
  isFull: boolean
  /** True if the user may plan posts for the channel. */
  isAllowed: boolean
  /** Shows only the avatar; its name stays available to screen readers and as a tooltip. */
  isSmall: boolean
  /** True if the Tab key stops here. */
  isStop: boolean
  onToggle: (connectionId: string) => void
}

/** One channel of the picker: a checkbox that looks like the channel. */
export const ChannelChip = memo(function ChannelChip(props: Props) {
  const { connection, isChosen, isFull, isAllowed, isSmall, isStop, onToggle } = props
  const { t } = useTranslation(['studio', 'publishing'])
  const { name, handle, platform, avatar, status } = connection
  const label = t('studio:channels.name', { name, handle, platform: platformName(platform) })
  const health = t(`studio:channels.status.${status}`)
  const about = isAllowed ? health : t('studio:channels.notAllowed')
  const isIll = !isAllowed || status !== 'connected'
  return (
    <label
      className={styles.chip}
      data-chosen={isChosen || undefined}
      data-small={isSmall || undefined}
      title={`${label}. ${about}`}
    >
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isChosen}
        disabled={(isFull || !isAllowed) && !isChosen}
        tabIndex={isStop ? 0 : -1}
        onChange={() => onToggle(connection.id)}
        aria-label={isIll ? `${label}. ${about}` : label}
      />
      <ChannelAvatar platform={platform} name={name} src={avatar} size={isSmall ? 32 : 26} />
      {!isSmall && <span className={styles.handle}>{handle}</span>}
      {isIll && <IconAlertTriangle className={styles.ill} size="1rem" aria-hidden />}
      {isChosen && <IconCheck className={styles.check} size={isSmall ? '0.75rem' : '1rem'} stroke={3} aria-hidden />}
    </label>
  )
})
