import { ActionIcon, Menu, Skeleton } from '@mantine/core'
import { IconCalendarOff, IconChevronDown, IconSend } from '@tabler/icons-react'
import { lazy, type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalTimeProblem } from '@/publishing/local-time-check.ts'
import { MomentButton } from '@/publishing/moment-button.tsx'
import styles from './schedule-bar.module.css'

/** The calendar is a third of the screen's code, and the text is written before the time is chosen. */
const ZonedTimeField = lazy(async () => {
  const { ZonedTimeField: field } = await import('@/publishing/zoned-time-field.tsx')
  return { default: field }
})

export type ScheduleIntent = 'schedule' | 'update' | 'reschedule'

type Props = {
  local: string | null
  tzid: string
  problem: LocalTimeProblem | null
  /** What the main button does now. */
  intent: ScheduleIntent
  isScheduled: boolean
  isBusy: boolean
  /** The field for the time. */
  field: Ref<HTMLInputElement>
  onTime: (local: string | null) => void
  onMain: () => void
  onPublishNow: () => void
  onCancel: () => void
}

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** When the post goes out: the time, the main button, and the other ways. */
export function ScheduleBar(props: Props) {
  const { local, tzid, problem, intent, isScheduled, isBusy, field, onTime, onMain, onPublishNow, onCancel } = props
  const { t } = useTranslation('studio')
  return (
    <div className={styles.bar} role="group" aria-label={t('studio:schedule.label')}>
      <div className={styles.time}>
        <Suspense fallback={<Skeleton className={styles.awaited} />}>
          <ZonedTimeField ref={field} value={local} onChange={onTime} tzid={tzid} problem={problem} />
        </Suspense>
      </div>
      <div className={styles.buttons}>
        <MomentButton
          className={styles.main}
          label={t(`studio:schedule.${intent}`)}
          local={local}
          tzid={tzid}
          isBusy={isBusy}
          onClick={onMain}
          title={t('studio:schedule.hint', { key: IS_APPLE ? '⌘' : 'Ctrl' })}
        />
        <Menu position="top-end" withinPortal>
          <Menu.Target>
            <ActionIcon className={styles.more} size={36} disabled={isBusy} aria-label={t('studio:schedule.more')}>
              <IconChevronDown size="1.125rem" aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconSend size="1rem" aria-hidden />} onClick={onPublishNow}>
              {t('studio:schedule.publishNow')}
            </Menu.Item>
            {isScheduled && (
              <Menu.Item leftSection={<IconCalendarOff size="1rem" aria-hidden />} onClick={onCancel}>
                {t('studio:schedule.cancel')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
