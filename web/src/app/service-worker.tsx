import { createRoot } from 'react-dom/client'
import { log } from '../lib/log.ts'
import { useTranslation } from 'react-i18next'
import styles from './service-worker.module.css'

/** Registers the service worker and offers a new version when one has arrived. Does nothing without service workers. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    offer(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offer(registration))
    })
  } catch (error) {
    log.warn('The service worker could not be registered', error)
  }
}

/** Offers a new version. A first version replaces none; a later one waits until the user agrees or has closed every tab. */
function offer({ waiting }: ServiceWorkerRegistration): void {
  if (waiting && navigator.serviceWorker.controller) showBar(waiting)
}

let isShown = false

/** Shows the bar in a separate root, because it belongs to no page and must not make pages heavier. */
function showBar(waiting: ServiceWorker): void {
  if (isShown) return
  isShown = true
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)

  function accept() {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
    waiting.postMessage('activate', [])
  }

  function close() {
    isShown = false
    root.unmount()
    place.remove()
  }

  root.render(<UpdateBar onAccept={accept} onLater={close} />)
}

type Props = { onAccept: () => void; onLater: () => void }

/** Bar that announces a new version; the open page is never reloaded without consent. */
function UpdateBar({ onAccept, onLater }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.bar} role="status">
      <span>{t('update.text')}</span>
      <button type="button" className={styles.reload} onClick={onAccept}>
        {t('update.reload')}
      </button>
      <button type="button" className={styles.later} onClick={onLater}>
        {t('update.later')}
      </button>
    </div>
  )
}
