import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../ui/relative-time.tsx'
import type { ServiceStatus } from '../data/load-status.ts'
import { formatDuration } from '@/ui/format-length.ts'
import styles from './status-figures.module.css'

type Props = { status: ServiceStatus | null; /** Time of arrival on this browser's clock. */ cameAt: number }

/** Shows the scheduler's figures: the time of its last run, the delay of posts, and the age of the oldest waiting post. */
export function StatusFigures({ status, cameAt }: Props) {
  const { t } = useTranslation('status')
  const scheduler = status?.scheduler ?? null
  const lateness = scheduler?.lateness ?? null
  const oldest = scheduler?.oldestDueAt ?? null
  // Uses the age measured by the server, because clocks of browsers differ.
  const seenHere = (instant: number) => cameAt - ((status?.checkedAt ?? 0) - instant)
  return (
    <section aria-label={t('status:figure.label')}>
      <ul className={styles.figures}>
        <Figure title={t('status:figure.lastRun.title')} text={t('status:figure.lastRun.text')}>
          {scheduler && <RelativeTime key={cameAt} instant={seenHere(scheduler.lastRunAt)} every={1000} />}
        </Figure>
        <Figure
          title={t('status:figure.late.title')}
          text={
            lateness
              ? t('status:figure.late.text', { half: formatDuration(lateness.p50), max: formatDuration(lateness.max) })
              : t('status:figure.late.noneText')
          }
        >
          {lateness && t('status:figure.late.value', { span: formatDuration(lateness.p95) })}
          {scheduler && !lateness && t('status:figure.late.none')}
        </Figure>
        <Figure
          title={t('status:figure.waiting.title')}
          text={t(oldest === null ? 'status:figure.waiting.noneText' : 'status:figure.waiting.text')}
        >
          {oldest !== null && <RelativeTime key={cameAt} instant={seenHere(oldest)} every={1000} />}
          {scheduler && oldest === null && t('status:figure.waiting.none')}
        </Figure>
      </ul>
    </section>
  )
}

/** Shows a figure with its text; the space is reserved until the figure is known. */
function Figure({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const isKnown = Array.isArray(children) ? children.some(Boolean) : Boolean(children)
  return (
    <li className={styles.figure}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.value}>{isKnown ? children : <span className={styles.wait} aria-hidden="true" />}</p>
      <p className={styles.text}>{isKnown && text}</p>
    </li>
  )
}
