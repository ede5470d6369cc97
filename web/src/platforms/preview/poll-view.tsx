import { useTranslation } from 'react-i18next'
import type { Poll } from '@postwright/core/publishing/content'
import styles from './poll-view.module.css'

type Props = {
  poll: Poll
  look: 'pills' | 'radios' | 'bars'
  /** The question, if it is shown together with the options. */ question?: string
}

/** Shows a poll before the first vote. */
export function PollView({ poll, look, question = '' }: Props) {
  const { t } = useTranslation('previews')
  const { unit, count } = pollLeft(poll.duration)
  return (
    <div className={styles.poll} data-look={look} data-multiple={poll.multiple || undefined}>
      {question !== '' && <p className={styles.question}>{question}</p>}
      <ul className={styles.options}>
        {poll.options.map((option, at) => (
          // Options are identified by position: two may have the same text while typing.
          <li key={`${at} ${option}`} className={styles.option}>
            {look === 'radios' && <span className={styles.sign} aria-hidden="true" />}
            <span>{option.trim() === '' ? t('previews:poll.option', { number: at + 1 }) : option}</span>
          </li>
        ))}
      </ul>
      <p className={styles.state}>
        {t('previews:poll.votes')} · {t(`previews:poll.${unit}`, { count })}
      </p>
    </div>
  )
}

const MINUTE = 60_000

const HOUR = 60 * MINUTE

const DAY = 24 * HOUR

/** Returns the remaining time of a poll that starts now, in the largest unit that fits. */
function pollLeft(duration: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (duration >= DAY) return { unit: 'days', count: Math.floor(duration / DAY) }
  if (duration >= HOUR) return { unit: 'hours', count: Math.floor(duration / HOUR) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(duration / MINUTE)) }
}
