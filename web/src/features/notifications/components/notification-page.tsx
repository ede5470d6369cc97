import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notification } from '@postwright/core/model/notification'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useNotifications } from '../data/use-notifications.ts'
import { ageOf, groupByAge, type AgeGroup } from '../group-by-age.ts'
import styles from './notification-page.module.css'
import { NotificationRow } from './notification-row.tsx'

const MINUTE = 60_000

type OnOpen = Parameters<typeof NotificationRow>[0]['onOpen']

type Props = {
  uid: string
  size: number
  /** The last notification of the page above; null for the newest page. */
  after: Notification | null
  onOpen: OnOpen
}

/** A page of notifications by day, and below it the older pages that were asked for. */
export function NotificationPage({ uid, size, after, onOpen }: Props) {
  const { t } = useTranslation('notifications')
  const page = useNotifications(uid, { after, size })
  const now = useNow(MINUTE)
  const [showsOlder, setShowsOlder] = useState(false)
  if (page.status === 'loading') {
    return (
      <div className={styles.waiting}>
        <SkeletonList rows={after === null ? 5 : 2} label={t('notifications:loading')} />
      </div>
    )
  }
  if (page.status === 'error') {
    return <ErrorPanel title={t('notifications:failed')} text={t('notifications:failedText')} onRetry={page.retry} />
  }
  const { data, unreadable } = page
  const last = data.length + unreadable === size ? data.at(-1) : undefined
  if (data.length === 0 && unreadable === 0)
    return after === null ? <Nothing /> : <p className={styles.end}>{t('noneOlder')}</p>
  return (
    <>
      {groupByAge(data, now).map((group) => (
        <Group
          key={group.age}
          group={group}
          goesOn={after !== null && ageOf(after.happenedAt, now) === group.age}
          onOpen={onOpen}
        />
      ))}
      <UnreadableNote count={unreadable} />
      {last && !showsOlder && (
        <div className={styles.more}>
          <Button variant="default" size="compact-md" onClick={() => setShowsOlder(true)}>
            {t('notifications:older')}
          </Button>
        </div>
      )}
      {last && showsOlder && <NotificationPage uid={uid} size={size} after={last} onOpen={onOpen} />}
    </>
  )
}

type GroupProps = { group: AgeGroup; /** The page above ended with the same group. */ goesOn: boolean; onOpen: OnOpen }

function Group({ group, goesOn, onOpen }: GroupProps) {
  const { t } = useTranslation('notifications')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={goesOn ? 'visually-hidden' : styles.age}>
        {t(group.age === 'today' ? 'notifications:today' : 'notifications:earlier')}
      </h3>
      <ul className={styles.list}>
        {group.notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  const { t } = useTranslation('notifications')
  return <EmptyState drawing="inbox" title={t('notifications:emptyTitle')} text={t('notifications:emptyText')} />
}
