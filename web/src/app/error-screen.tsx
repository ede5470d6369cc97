import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { log } from '../lib/log.ts'
import { MessagePage } from './message-page.tsx'

/** The last resort: a page or its code could not be shown. The reference is also in the console, beside the error. */
export function ErrorScreen() {
  const { t } = useTranslation()
  const error = useRouteError()
  const [reference] = useState(() => report(error))
  return (
    <MessagePage drawing="broken" title={t('errorScreen.title')} text={t('errorScreen.text')}>
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
