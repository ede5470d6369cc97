import { ActionIcon, Button, Menu, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarTime, IconChevronDown, IconChevronUp, IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { memo, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import type { OfferedAction } from '@/config/action.ts'
import { MomentButton } from '@/posts/times/moment-button.tsx'
import { ActionItems } from '@/ui/action-items.tsx'
import { COMMAND_KEY } from '@/ui/key-names.ts'
import { NARROW } from '../narrow.ts'
import type { useScheduleForm } from './use-schedule-form.ts'
import styles from './schedule-bar.module.css'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { formatMoment } from '@/ui/format-time.ts'
import { useNow } from '@/ui/use-now.ts'
import type { Outcome } from './use-scheduling.ts'

/** Lazy: the calendar is a third of the screen's code, and the text is written before the time is chosen. */
const ZonedTimeField = lazyPart(async () => (await import('@/posts/times/zoned-time-field.tsx')).ZonedTimeField)

/** Lazy: the queues are read after the composer is rendered. */
const QueueMenu = lazyPart(async () => (await import('./queue-menu.tsx')).QueueMenu)

type Props = {
  form: ReturnType<typeof useScheduleForm>['bar']
  /** Alternatives to scheduling. */
  otherWays: readonly OfferedAction[]
  tzid: string
  isBusy: boolean
  /** The time panel opens above the bar, only on demand. */
  isTimeOpen: boolean
  onTimeOpen: (isOpen: boolean) => void
}

/** The publishing time of the post, the main button, the alternatives and the result. */
export const ScheduleBar = memo(function ScheduleBar(props: Props) {
  const { form, otherWays, tzid, isBusy, isTimeOpen, onTimeOpen } = props
  const { t } = useTranslation('studio')
  const timeId = useId()
  const isNarrow = useMediaQuery(NARROW) ?? false
  const toggle = useRef<HTMLButtonElement>(null)

  /** Closes the time panel on Escape, unless a list or calendar in it is open: Escape then closes only that. */
  function press(event: KeyboardEvent) {
    const { target, currentTarget } = event
    if (event.key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.getAttribute('aria-expanded') === 'true') return
    onTimeOpen(false)
    toggle.current?.focus()
  }

  return (
    <div className={styles.bar} role="group" aria-label={t('studio:schedule.label')}>
      <ScheduleOutcome outcome={form.outcome} />
      <div
        id={timeId}
        className={styles.time}
        data-part="time"
        hidden={!isTimeOpen}
        role="presentation"
        onKeyDown={press}
      >
        <ZonedTimeField
          value={form.chosen}
          onChange={form.choose}
          tzid={tzid}
          problem={form.problem}
          fault={form.timeFault}
          waiting={<Skeleton className={styles.awaited} />}
        />
      </div>
      <div className={styles.buttons}>
        <Button
          ref={toggle}
          className={styles.toggle}
          variant="default"
          leftSection={<IconCalendarTime size="1.125rem" aria-hidden />}
          rightSection={
            isNarrow ? undefined : <IconChevronUp size="1rem" data-open={isTimeOpen || undefined} aria-hidden />
          }
          aria-expanded={isTimeOpen}
          aria-controls={timeId}
          onClick={() => onTimeOpen(!isTimeOpen)}
        >
          {isNarrow
            ? t('studio:schedule.when')
            : t(form.chosen === null ? 'studio:schedule.pick' : 'studio:schedule.change')}
        </Button>
        <span className={styles.queue}>
          <QueueMenu isBusy={isBusy} onChoose={form.addToQueue} />
        </span>
        <MomentButton
          className={styles.main}
          label={t(`studio:schedule.${form.intent}`)}
          local={form.isUnchanged ? null : form.local}
          tzid={tzid}
          isBusy={isBusy}
          onClick={form.submit}
          title={t('studio:schedule.hint', { key: COMMAND_KEY })}
        />
        <MoreWays actions={otherWays} isBusy={isBusy} />
      </div>
    </div>
  )
})

function MoreWays({ actions, isBusy }: { actions: readonly OfferedAction[]; isBusy: boolean }) {
  const { t } = useTranslation('studio')
  return (
    <Menu position="top-end" withinPortal>
      <Menu.Target>
        {/* Not `disabled`: the closing menu returns the focus to this button while the chosen command runs. */}
        <ActionIcon
          className={styles.more}
          size={44}
          data-disabled={isBusy || undefined}
          aria-disabled={isBusy}
          aria-label={t('studio:schedule.more')}
        >
          <IconChevronDown size="1.125rem" aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** The result of the last attempt, next to the button: success with the next actions, and errors that no part of the composer covers. */
function ScheduleOutcome({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === 'refused') return outcome.part === null ? <Refused words={outcome.words} /> : null
  return (
    <div role="status" className={styles.live}>
      {outcome !== null && <Done outcome={outcome} />}
    </div>
  )
}

function Refused({ words }: { words: string }) {
  return (
    <p className={styles.refused} role="alert">
      <IconAlertCircle className={styles.icon} size="1.125rem" aria-hidden />
      <span>{words}</span>
    </p>
  )
}

function Done({ outcome }: { outcome: Exclude<Outcome, { kind: 'refused' }> }) {
  const { t } = useTranslation('studio')
  const beginPost = useBeginPost()
  const now = useNow(60_000)
  const at = outcome.kind === 'sending' ? null : outcome.at
  const time = at === null ? '' : formatMoment(at.instant, at.tzid, now)
  return (
    <div className={styles.done}>
      <p className={styles.words}>
        <IconCircleCheck className={styles.icon} size="1.125rem" aria-hidden />
        <span>{t(`studio:schedule.done.${outcome.kind}`, { time })}</span>
      </p>
      <Link className={styles.next} to={routes.contentScheduler.href()}>
        {t('studio:schedule.next.schedule')}
      </Link>
      <button type="button" className={styles.next} onClick={() => void beginPost()}>
        {t('studio:schedule.next.write')}
      </button>
    </div>
  )
}
