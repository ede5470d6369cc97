import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '../config/routes.ts'
import { MessagePage } from './message-page.tsx'

type Props = { /** Shown inside the dashboard's frame. */ inside?: boolean }

/** Nothing has this address. */
export function NotFoundScreen({ inside = false }: Props) {
  const { t } = useTranslation()
  const [to, label] = inside
    ? [routes.dashboard.href(), t('notFound.toDashboard')]
    : [routes.home.href(), t('notFound.toHome')]
  return (
    <MessagePage drawing="search" title={t('notFound.title')} text={t('notFound.text')} inside={inside}>
      <Link to={to} data-primary>
        {label}
      </Link>
    </MessagePage>
  )
}
