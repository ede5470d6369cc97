import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { routes } from '@/config/routes.ts'
import { ChannelAvatar } from '@/publishing/channels/channel-avatar.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import styles from './channel-picker.module.css'

type Props = {
  /** Channels that can be chosen, and those that are chosen although they are gone. */
  connections: readonly Connection[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** What is wrong with the choice. */
  problems?: ReactNode
}

/** The channels a post goes to: several may be chosen, and each shows whether it works. */
export function ChannelPicker({ connections, chosen, onChange, problems }: Props) {
  const { t } = useTranslation('studio')
  const id = useId()

  function toggle(id: string) {
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  }

  return (
    <fieldset className={styles.picker} aria-describedby={id}>
      <legend className={styles.legend}>{t('studio:channels.label')}</legend>
      <div className={styles.chips}>
        {connections.map((connection) => (
          <Chip
            key={connection.id}
            connection={connection}
            isChosen={chosen.includes(connection.id)}
            onToggle={() => toggle(connection.id)}
          />
        ))}
        {connections.length === 0 && <NoChannels />}
      </div>
      <div id={id} className={styles.problems}>
        {problems}
      </div>
    </fieldset>
  )
}

function Chip({ connection, isChosen, onToggle }: { connection: Connection; isChosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation(['studio', 'publishing'])
  const { name, handle, platform, avatar, status } = connection
  const label = t('studio:channels.name', { name, handle, platform: platformName(platform) })
  const health = t(`studio:channels.status.${status}`)
  return (
    <label className={styles.chip} data-chosen={isChosen || undefined} title={`${label}. ${health}`}>
      <input
        type="checkbox"
        className="visually-hidden"
        checked={isChosen}
        onChange={onToggle}
        aria-label={status === 'connected' ? label : `${label}. ${health}`}
      />
      <ChannelAvatar platform={platform} name={name} src={avatar} size={26} />
      <span className={styles.handle}>{handle}</span>
      {status !== 'connected' && <IconAlertTriangle className={styles.ill} size="1rem" aria-hidden />}
      {isChosen && <IconCheck className={styles.check} size="1rem" stroke={2.5} aria-hidden />}
    </label>
  )
}

function NoChannels() {
  const { t } = useTranslation('studio')
  return (
    <p className={styles.none}>
      <strong>{t('studio:channels.none')}.</strong> {t('studio:channels.noneText')}{' '}
      <Link className={styles.link} to={routes.connectedPlatforms.href()}>
        {t('studio:channels.connect')}
      </Link>
    </p>
  )
}
