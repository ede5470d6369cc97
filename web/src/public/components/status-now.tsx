import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { VERDICT_TONE, type Verdict } from '../status.ts'
import buttons from './buttons.module.css'
import styles from './status-now.module.css'

type Props = {
  verdict: Verdict
  /** Time of the latest response; 0 before the first one. */ cameAt: number
  onRetry: () => void
}

const UNSURE: readonly Verdict[] = ['unknown', 'offline']

/** Shows the overall status of the service in one sentence, with its age. */
export function StatusNow({ verdict, cameAt, onRetry }: Props) {
  const { t } = useTranslation('status')
  const isUnsure = UNSURE.includes(verdict)
  return (
    <section className={styles.now} data-tone={VERDICT_TONE[verdict]} aria-labelledby="now-title">
      <h2 className="visually-hidden" id="now-title">
        {t('status:now.title')}
      </h2>
      <span className={styles.dot} data-live={verdict === 'running' || undefined} aria-hidden="true" />
      <div className={styles.words}>
        <div role="status">
          <p className={styles.verdict}>{t(`status:now.${verdict}`)}</p>
          {verdict !== 'loading' && <p className={styles.text}>{t(`status:now.${verdict}Text`)}</p>}
        </div>
        <p className={styles.age}>
          {cameAt > 0 && (
            <>
              {t(isUnsure ? 'status:now.stale' : 'status:now.checked')}{' '}
              <RelativeTime key={cameAt} instant={cameAt} every={1000} />.
            </>
          )}
        </p>
      </div>
      {verdict === 'unknown' && (
        <button type="button" className={`${buttons.button} ${buttons.outline} ${styles.retry}`} onClick={onRetry}>
          {t('status:now.retry')}
        </button>
      )}
    </section>
  )
}
