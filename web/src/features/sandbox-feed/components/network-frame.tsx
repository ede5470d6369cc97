import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import classes from './network-frame.module.css'

/** The sandbox network's own page: it is outside the dashboard, like the page of a real network, with a link back. */
export function NetworkFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sandbox')
  return (
    <>
      <header className={classes.bar}>
        <div className={classes.inner}>
          <span className={classes.network}>
            <PlatformIcon platform="sandbox" size={22} />
            {t('sandbox:network')}
          </span>
          <Anchor component={Link} to={routes.connectedPlatforms.href()} className={classes.back}>
            <IconArrowLeft size="1rem" aria-hidden />
            {t('sandbox:back')}
          </Anchor>
        </div>
      </header>
      <main className={classes.page}>{children}</main>
    </>
  )
}
