import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { AuthPage } from './components/auth-page.tsx'
import { GuestDraftLine } from './components/guest-draft-line.tsx'
import { LoginForm } from './components/login-form.tsx'

/** Signs in. The requested address is passed on to the registration. */
export function Component() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const toRegister = <Link to={`${routes.register.href()}${search}`} />
  return (
    <AuthPage
      title={t('auth:login.title')}
      text={<Trans t={t} i18nKey="auth:login.text" components={{ register: toRegister }} />}
    >
      <GuestDraftLine />
      <LoginForm />
    </AuthPage>
  )
}
