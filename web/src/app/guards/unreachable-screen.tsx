import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../session/session.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CenteredPage } from '../layouts/centered-page.tsx'

const ASK_AGAIN_EVERY = 10_000

/** The session is kept but the server cannot be asked about it: says so, asks again by itself, and lets people leave. */
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
