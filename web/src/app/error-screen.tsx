import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { log } from '../lib/log.ts'
import { isLoadFailure } from './is-load-failure.ts'
import { MessagePage } from './message-page.tsx'
import { UnloadedScreen } from './unloaded-screen.tsx'

type Props = { /** Shown inside the dashboard's frame. */ inside?: boolean }

/** In place of a screen that failed: its code did not arrive, or it broke. */
export function ErrorScreen({ inside = false }: Props) {
  const error = useRouteError()
  if (isLoadFailure(error)) return <UnloadedScreen inside={inside} onRetry={() => window.location.reload()} />
  return <BrokenScreen error={error} inside={inside} />
}

/** The last resort. The reference is also in the console, beside the error. */
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
