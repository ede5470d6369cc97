import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { session } from '../../session/session.ts'
import { MessagePage } from '../message-page.tsx'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CenteredPage } from '../layouts/centered-page.tsx'

/** Informs users that their account is disabled and whom to contact, and lets them sign in with another one. */
export function AccountDisabledScreen() {
  const { t } = useTranslation()
  return (
    <MessagePage drawing="broken" title={t('disabled.title')} text={t('disabled.text')}>
      <button type="button" data-primary onClick={session.acknowledge}>
        {t('disabled.other')}
      </button>
      <p>
        {t('disabled.support')} <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
      </p>
    </MessagePage>
  )
}

const ASK_AGAIN_EVERY = 10_000

/** Informs users that the session is kept but the server is unreachable, retries automatically, and lets users sign out. */
export function UnreachableScreen() {
  const { t } = useTranslation()

  useEffect(() => {
    const timer = setInterval(session.retry, ASK_AGAIN_EVERY)
    window.addEventListener('online', session.retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', session.retry)
    }
  }, [])

  return (
    <CenteredPage>
      <ErrorPanel level={1} title={t('unreachable.title')} text={t('unreachable.text')} onRetry={session.retry}>
        <Button variant="subtle" color="gray" onClick={() => void session.signOut()}>
          {t('user.signOut')}
        </Button>
      </ErrorPanel>
    </CenteredPage>
  )
}
