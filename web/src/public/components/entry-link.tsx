import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteRoutes } from '../../config/site-routes.ts'
import styles from './entry-link.module.css'

type Props = { className: string; /** Class of the link for new visitors only. */ newClassName?: string | undefined }

/**
 * Main button: into the product for returning visitors, otherwise to the registration. Both are in the page; a class on the root, set before the
 * first paint, determines which one is shown.
 */
export function EntryLink({ className, newClassName = '' }: Props) {
  const { t } = useTranslation('public')
  return (
    <>
      <Link to={siteRoutes.register.href()} className={`${className} ${styles.forNew} ${newClassName}`}>
        {t('public:call.register')}
      </Link>
      <Link to={siteRoutes.dashboard.href()} className={`${className} ${styles.forReturning}`}>
        {t('public:call.open')}
      </Link>
    </>
  )
}
