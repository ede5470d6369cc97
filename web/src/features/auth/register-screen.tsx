import { Trans, useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { AuthPage } from './components/auth-page.tsx'
import { GuestDraftLine } from './components/guest-draft-line.tsx'
import { RegisterForm } from './components/register-form.tsx'

/** Creates an account. The requested address is passed on to the sign-in. */
export function Component() {
  const { t } = useTranslation('auth')
  const { search } = useLocation()
  const toLogin = <Link to={`${routes.login.href()}${search}`} />
  return (
    <AuthPage
      title={t('auth:register.title')}
      text={<Trans t={t} i18nKey="auth:register.text" components={{ login: toLogin }} />}
    >
      <GuestDraftLine />
      <RegisterForm />
    </AuthPage>
  )
}
