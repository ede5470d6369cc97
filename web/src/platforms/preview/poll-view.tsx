import { useTranslation } from 'react-i18next'
import type { Poll } from '@postwright/core/publishing/poll'
import { pollLeft } from './poll-left.ts'
import styles from './poll-view.module.css'

type Props = {
  poll: Poll
  look: 'pills' | 'radios' | 'bars'
  /** What is asked, where it stands with the options. */ question?: string
}

/** A poll before the first vote. */
export function PollView({ poll, look, question = '' }: Props) {
  const { t } = useTranslation('previews')
  const { unit, count } = pollLeft(poll.duration)
  return (
    <div className={styles.poll} data-look={look} data-multiple={poll.multiple || undefined}>
      {question !== '' && <p className={styles.question}>{question}</p>}
      <ul className={styles.options}>
        {poll.options.map((option, at) => (
          // Options are known by their places: two may read alike while they are typed.
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
