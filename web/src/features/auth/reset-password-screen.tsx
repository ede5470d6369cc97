import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { AuthPage, Notice } from './components/auth-page.tsx'
import { ResetForm, useResetCode } from './components/reset-form.tsx'

/** Sets a new password with the code of the email; shows an error if the code is unknown, used or expired. */
export function Component() {
  const { t } = useTranslation('auth')
  const oobCode = new URLSearchParams(useLocation().search).get('oobCode') ?? ''
  const code = useResetCode(oobCode)
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null)
  if (outcome === 'done') {
    return (
      <AuthPage title={t('auth:reset.doneTitle')} text={t('auth:reset.doneText')}>
        <Notice to={routes.login.href()} label={t('auth:reset.toLogin')}>
          {t('auth:reset.doneHelp')}
        </Notice>
      </AuthPage>
    )
  }
  if (outcome === 'refused' || code.status === 'refused') {
    return (
      <AuthPage title={t('auth:reset.refusedTitle')} text={t('auth:error.resetLink')}>
        <Notice to={routes.forgotPassword.href()} label={t('auth:reset.toForgot')}>
          {t('auth:reset.refusedHelp')}
        </Notice>
      </AuthPage>
    )
  }
  const email = code.status === 'usable' ? code.email : null
  return (
    <AuthPage
      title={t('auth:reset.title')}
      text={email === null ? t('auth:reset.text') : t('auth:reset.textFor', { email })}
    >
      <ResetForm
        oobCode={oobCode}
        email={email}
        isChecking={code.status === 'checking'}
        onDone={() => setOutcome('done')}
        onRefused={() => setOutcome('refused')}
      />
    </AuthPage>
  )
}
