import { Button } from '@mantine/core'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { AuthPage, Notice } from './components/auth-page.tsx'
import { ForgotForm } from './components/forgot-form.tsx'

/** Sends a password reset email. The message is the same whether or not the account exists. */
export function Component() {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) {
    const toLogin = <Link to={routes.login.href()} />
    return (
      <AuthPage
        title={t('auth:forgot.title')}
        text={<Trans t={t} i18nKey="auth:forgot.text" components={{ login: toLogin }} />}
      >
        <ForgotForm onSent={setSentTo} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('auth:forgot.sentTitle')} text={t('auth:forgot.sentText', { email: sentTo })}>
      <Notice to={routes.login.href()} label={t('auth:forgot.toLogin')}>
        {t('auth:forgot.sentHelp')}
      </Notice>
      <Button variant="subtle" size="md" mt="sm" fullWidth onClick={() => setSentTo(null)}>
        {t('auth:forgot.again')}
      </Button>
    </AuthPage>
  )
}
