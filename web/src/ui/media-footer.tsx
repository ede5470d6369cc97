import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MediaPage } from './media-page.ts'
import styles from './media-picker.module.css'

type Props = { page: MediaPage; chosen: number; max: number; onAdd: () => void }

/** How many are chosen, the way through the pages, and the end of choosing. */
export function MediaFooter({ page, chosen, max, onAdd }: Props) {
  const { t } = useTranslation('ui')
  const { next, previous } = page.status === 'ready' ? page : { next: null, previous: null }
  const isPaged = next !== null || previous !== null
  return (
    <div className={styles.footer}>
      <p className={styles.chosen} role="status">
        {chosen < max ? t('ui:media.chosen', { count: chosen, max }) : t('ui:media.full', { count: chosen })}
      </p>
      {isPaged && page.status === 'ready' && (
        <nav className={styles.pages} aria-label={t('ui:media.pages')}>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={!previous}
            leftSection={<IconChevronLeft size="1rem" aria-hidden />}
            onClick={() => previous?.()}
          >
            {t('ui:media.previous')}
          </Button>
          <span aria-current="page">{t('ui:media.page', { page: page.page })}</span>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            disabled={!next}
            rightSection={<IconChevronRight size="1rem" aria-hidden />}
            onClick={() => next?.()}
          >
            {t('ui:media.next')}
          </Button>
        </nav>
      )}
      <Button disabled={chosen === 0} onClick={onAdd}>
        {chosen === 0 ? t('ui:media.addNone') : t('ui:media.add', { count: chosen })}
      </Button>
    </div>
  )
}
