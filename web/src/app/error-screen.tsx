import { useState, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { log } from '../lib/log.ts'
import { MessagePage } from './message-page.tsx'
import { useOnline } from '../ui/use-online.ts'

type Props = { /** True if shown in the dashboard's frame. */ inside?: boolean }

/** Replaces a screen whose code did not load or that threw an error. */
export function ErrorScreen({ inside = false }: Props) {
  const error = useRouteError()
  if (isLoadFailure(error)) return <UnloadedScreen inside={inside} onRetry={() => window.location.reload()} />
  return <BrokenScreen error={error} inside={inside} />
}

/** Fallback for all other errors. The reference is also in the console, next to the error. */
function BrokenScreen({ error, inside }: { error: unknown; inside: boolean }) {
  const { t } = useTranslation()
  const [reference] = useState(() => report(error))
  return (
    <MessagePage drawing="broken" title={t('errorScreen.title')} text={t('errorScreen.text')} inside={inside}>
      <button type="button" data-primary onClick={() => window.location.reload()}>
        {t('errorScreen.retry')}
      </button>
      <p>
        {t('errorScreen.reference', { reference })}{' '}
        <a href={`mailto:${BRAND.supportEmail}?subject=${encodeURIComponent(reference)}`}>{BRAND.supportEmail}</a>
      </p>
    </MessagePage>
  )
}

function report(error: unknown): string {
  const reference = crypto.randomUUID().slice(0, 8).toUpperCase()
  log.error(`Screen failed, reference ${reference}`, error)
  return reference
}

type UnloadedScreenProps = { /** True if shown inside the dashboard's frame. */ inside: boolean; onRetry: () => void }

/** Shown when the code of a screen did not load. The screen retries when the network is back, and on demand. */
export function UnloadedScreen({ inside, onRetry }: UnloadedScreenProps) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const title = isOnline ? t('unloaded.title') : t('unloadedOffline.title')
  const text = isOnline ? t('unloaded.text') : t('unloadedOffline.text')
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  // The listener is added before the first paint, so that a network that returns immediately is not missed.
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

/** Browsers' messages for a bundle that did not load; only the wording distinguishes them from other errors. */
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css|loading chunk/i

/** Returns whether an error was caused by a failed download of a screen's code, and not by the code itself. */
export function isLoadFailure(error: unknown): error is Error {
  return error instanceof Error && WORDS.test(error.message)
}
