import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky-contract'
import { countText } from '@postwright/core/publishing/check-content'
import { utf8Length } from '@postwright/core/text/utf8'
import { CounterRing } from './counter-ring.tsx'
import styles from './try-composer.module.css'

const SAMPLES = ['short', 'emoji', 'long'] as const

/** The composer's counter, with the network's real rules: what one types is counted as Bluesky counts it. */
export function TryComposer() {
  const { t } = useTranslation('public')
  const [text, setText] = useState(() => t('public:try.sample.short'))
  const counterId = useId()
  const { used, max, left } = countText(BLUESKY_CONTRACT, text)
  const bytes = utf8Length(text)
  const isOver = left < 0

  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>
        <label htmlFor={`${counterId}-text`}>{t('public:try.label')}</label>
        <span className={styles.network}>Bluesky</span>
      </figcaption>
      <textarea
        id={`${counterId}-text`}
        className={styles.text}
        rows={6}
        maxLength={2000}
        value={text}
        aria-describedby={counterId}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.samples} role="group" aria-label={t('public:try.samples')}>
        {SAMPLES.map((sample) => (
          <button key={sample} type="button" onClick={() => setText(t(`public:try.sample.${sample}`))}>
            {t(`public:try.button.${sample}`)}
          </button>
        ))}
      </div>
      <div className={styles.result} id={counterId}>
        <CounterRing used={used} max={max} />
        <div>
          <p className={styles.verdict} data-over={isOver || undefined} aria-live="polite">
            {isOver ? t('public:try.over', { count: -left }) : t('public:try.left', { count: left })}
          </p>
          <p className={styles.facts}>{t('public:try.facts', { used, max, units: text.length, bytes })}</p>
        </div>
      </div>
      <p className={styles.source}>{t('public:try.source', { date: BLUESKY_CONTRACT.verifiedAt })}</p>
    </figure>
  )
}
