import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnnouncementState, getAnnouncementState } from '@postwright/core/announcements/announcement-state'
import type { ShownBoard } from '@postwright/core/api/announcements'
import type { Announcement } from '@postwright/core/model/announcement'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { serverNow } from '@/lib/server-clock.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { formatZoned, viewerZone } from '@/ui/format-time.ts'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useAnnouncements } from '../data/announcements.ts'
import styles from './announcements.module.css'

const AnnouncementDialog = lazyPart(async () => (await import('./announcement-dialog.tsx')).AnnouncementDialog)

const MINUTE = 60_000
const TONE = { planned: 'neutral', live: 'positive', ended: 'neutral' } as const

/** Lists the operator's announcements: planned, live and recently ended. */
export function AnnouncementsPanel() {
  const { t } = useTranslation('announcements')
  const { board, save, end } = useAnnouncements()
  const [opened, setOpened] = useState<{ known: Announcement | null } | null>(null)
  const rev = board.status === 'ready' ? board.data.rev : null
  return (
    <Panel
      id="announcements"
      title={t('announcements:panel.title')}
      description={t('announcements:panel.description')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={rev === null}
          onClick={() => setOpened({ known: null })}
        >
          {t('announcements:panel.add')}
        </Button>
      }
      flush
    >
      <DataState
        read={board}
        loading={<SkeletonList rows={2} label={t('announcements:panel.loading')} />}
        errorTitle={t('announcements:panel.failed')}
      >
        {(found) => <Rows board={found} onChange={(known) => setOpened({ known })} onEnd={end} />}
      </DataState>
      {opened && rev !== null && (
        <AnnouncementDialog
          known={opened.known}
          onSave={(announcementId, announcement) => save({ announcementId, rev, announcement })}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  )
}

type RowsProps = {
  board: ShownBoard
  onChange: (known: Announcement) => void
  onEnd: (id: string) => Promise<void>
}

function Rows({ board: { announcements }, onChange, onEnd }: RowsProps) {
  const { t } = useTranslation('announcements')
  useNow(MINUTE)
  if (announcements.length === 0) return <p className={styles.none}>{t('announcements:panel.none')}</p>
  return (
    <ul className={styles.rows}>
      {announcements.map((announcement) => (
        <Row
          key={announcement.id}
          announcement={announcement}
          standing={getAnnouncementState(announcement, serverNow())}
          onChange={() => onChange(announcement)}
          onEnd={() => onEnd(announcement.id)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  announcement: Announcement
  standing: AnnouncementState
  onChange: () => void
  onEnd: () => Promise<void>
}

function Row({
  announcement: { text, audience, planIds, isNews, startsAt, endsAt },
  standing,
  onChange,
  onEnd,
}: RowProps) {
  const { t } = useTranslation('announcements')
  const { run, isRunning, failure } = useApiCall()
  const shown = (instant: number) => formatZoned(instant, viewerZone(), serverNow())
  const when =
    standing === 'planned'
      ? t('announcements:panel.starts', { from: shown(startsAt), to: shown(endsAt) })
      : t('announcements:panel.until', { to: shown(endsAt) })

  const end = () =>
    run(async () => {
      await onEnd()
      toast.success(t(standing === 'planned' ? 'announcements:panel.removedToast' : 'announcements:panel.endedToast'))
    })

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.facts}>
          <StateBadge tone={TONE[standing]}>{t(`announcements:panel.${standing}`)}</StateBadge>
          <span>{when}</span>
          {audience === 'admins' && <span>{t('announcements:panel.admins')}</span>}
          {audience === 'plans' && <span>{t('announcements:panel.plans', { count: planIds.length })}</span>}
          {isNews && <span>{t('announcements:panel.news')}</span>}
        </p>
        <FormError message={failure} />
      </div>
      {standing !== 'ended' && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onChange}>
            {t('announcements:panel.change')}
          </Button>
          <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void end()}>
            {t(standing === 'planned' ? 'announcements:panel.remove' : 'announcements:panel.end')}
          </Button>
        </Group>
      )}
    </li>
  )
}
