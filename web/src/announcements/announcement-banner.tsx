import { Button } from '@mantine/core'
import { IconInfoCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '@postwright/core/model/announcement'
import styles from '@/ui/banner.module.css'

type Props = {
  announcement: Pick<Announcement, 'text' | 'tone' | 'link'>
  /** Called to hide the announcement; omitted in a preview. */
  onHide?: () => void
}

export function AnnouncementBanner({ announcement: { text, tone, link }, onHide }: Props) {
  const { t } = useTranslation('announcements')
  const Icon = tone === 'warning' ? IconAlertTriangle : IconInfoCircle
  return (
    <div className={styles.banner} data-tone={tone} role="region" aria-label={t('announcements:label')}>
      <Icon className={styles.icon} size="1.125rem" stroke={1.7} aria-hidden />
      <p className={styles.text}>
        {text}{' '}
        {link && (
          <a href={link.href} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        )}
      </p>
      {onHide && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onHide}>
          {t(tone === 'warning' ? 'announcements:hideFor' : 'announcements:hide')}
        </Button>
      )}
    </div>
  )
}
