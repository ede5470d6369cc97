import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky-contract'
import { countText } from '@postwright/core/publishing/check-content'
import { utf8Length } from '@postwright/core/text/utf8'
import { routes } from '../../config/routes.ts'
import { KEPT_POST_MAX, keptPost } from '../../lib/kept-post.ts'
import { useBrowserValue } from '../../lib/use-browser-value.ts'
import buttons from './buttons.module.css'
import { CounterRing } from './counter-ring.tsx'
import styles from './try-composer.module.css'

const SAMPLES = ['short', 'emoji', 'long'] as const

/**
 * The composer's counter, with the network's real rules: what one types is counted as Bluesky counts it, and goes along
 * into the registration.
 */
export function TryComposer() {
  const { t } = useTranslation('public')
  const [typed, setText] = useState<string | null>(null)
  // A page that is rendered for everybody shows the sample; the browser knows what its visitor wrote before, also in the
  // moment before this code ran: `before-paint.js` keeps what is typed.
  const kept = useBrowserValue(keptPost.read, null)
  const text = typed ?? kept ?? t('public:try.sample.short')
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
        maxLength={KEPT_POST_MAX}
        value={text}
        aria-describedby={counterId}
        data-keep=""
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
      <Link
        to={routes.register.href()}
        className={`${buttons.button} ${buttons.outline} ${styles.keep}`}
        onClick={() => keptPost.write(text)}
      >
        {t('public:try.keep')}
      </Link>
      <p className={styles.source}>{t('public:try.source', { date: BLUESKY_CONTRACT.verifiedAt })}</p>
    </figure>
  )
}
