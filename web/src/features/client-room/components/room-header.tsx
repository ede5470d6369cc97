import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import type { Room } from '@postwright/core/api/client-room'
import { formatDay } from '@/ui/format-time.ts'
import { Wordmark } from '@/ui/wordmark.tsx'
import styles from '../client-room.module.css'

/** Shows the workspace of the room, the client, and the expiry of the link. */
export function RoomHeader({ room: { workspace, link, posts } }: { room: Room }) {
  const { t } = useTranslation('client-room')
  const waiting = posts.filter(({ state }) => state === 'waiting').length
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <p className={styles.from}>{workspace.name}</p>
        <h1 className={styles.title}>{t('client-room:title', { name: link.name })}</h1>
        <p className={styles.facts}>
          {waiting > 0 && link.mayDecide ? t('client-room:waiting', { count: waiting }) : t('client-room:nothingWaits')}
          {' · '}
          {t('client-room:openUntil', { day: formatDay(link.expiresAt, workspace.timeZone) })}
        </p>
      </div>
      <span className={styles.brand} title={t('client-room:madeWith')}>
        <Wordmark name={BRAND.name} />
      </span>
    </header>
  )
}
