import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './pager.module.css'

type Props = { page: number; next: (() => Promise<void>) | null; previous: (() => void) | null }

/** The way through the pages of a list; nothing while there is only one. */
export function Pager({ page, next, previous }: Props) {
  const { t } = useTranslation('studio')
  if (!next && !previous) return null
  return (
    <nav className={styles.pager} aria-label={t('studio:page.label')}>
      <Button
        size="compact-sm"
        variant="default"
        disabled={!previous}
        leftSection={<IconChevronLeft size="1rem" aria-hidden />}
        onClick={() => previous?.()}
      >
        {t('studio:page.previous')}
      </Button>
      <span className={styles.number} aria-current="page">
        {t('studio:page.number', { page })}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        disabled={!next}
        rightSection={<IconChevronRight size="1rem" aria-hidden />}
        onClick={() => void next?.()}
      >
        {t('studio:page.next')}
      </Button>
    </nav>
  )
}
