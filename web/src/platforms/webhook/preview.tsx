import { useTranslation } from 'react-i18next'
import type { PreviewProps } from '../platform-module.ts'
import { eventsOf } from './events-of.ts'
import { JsonText } from './json-text.tsx'
import styles from './preview.module.css'

/** The requests that a receiver gets; what is only known when they are sent stands in angle brackets. */
export function Preview({ channel, content, device }: PreviewProps) {
  const { t } = useTranslation('previews')
  return (
    <article className={styles.page} data-device={device}>
      {eventsOf(content).map((event, at) => (
        <div key={at} className={styles.request} role="group" aria-label={t('previews:request', { number: at + 1 })}>
          <p className={styles.head}>
            <strong className={styles.method}>{POST}</strong> {channel.service}
          </p>
          <p className={styles.headers}>{HEADERS}</p>
          <JsonText value={event} />
        </div>
      ))}
    </article>
  )
}

const POST = 'POST'
const HEADERS =
  'content-type: application/json\nwebhook-id: <id>\nwebhook-timestamp: <seconds>\nwebhook-signature: v1,<signature>'
