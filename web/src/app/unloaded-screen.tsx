import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../ui/use-online.ts'
import { MessagePage } from './message-page.tsx'

type Props = { /** Shown inside the dashboard's frame. */ inside: boolean; onRetry: () => void }

/** The code of a screen did not arrive. It is asked for again when the network is back, and on demand. */
export function UnloadedScreen({ inside, onRetry }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const title = isOnline ? t('unloaded.title') : t('unloadedOffline.title')
  const text = isOnline ? t('unloaded.text') : t('unloadedOffline.text')
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  // Listens from the moment it is seen: a network that is back right then is not missed.
  useLayoutEffect(() => {
    const goOn = () => latest.current()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [])

  return (
    <MessagePage drawing="broken" title={title} text={text} inside={inside}>
      <button type="button" data-primary onClick={onRetry}>
        {t('action.retry')}
      </button>
    </MessagePage>
  )
}
