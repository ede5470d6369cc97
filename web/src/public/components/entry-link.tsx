import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { siteRoutes } from '../../config/site-routes.ts'
import styles from './entry-link.module.css'

type Props = { className: string; /** Only on the way in of those who are new. */ newClassName?: string | undefined }

/**
 * The main button: into the product for those who have been here, else to a new account. Both are in the page; the mark on
 * the root, which is there before the first paint, decides which one is shown.
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
