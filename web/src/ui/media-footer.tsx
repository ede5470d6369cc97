import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './media-picker.module.css'
import { Pager, type Paging } from './pager.tsx'

type Props = { paging: Paging; chosen: number; max: number; onAdd: () => void }

/** How many are chosen, the way through the pages, and the end of choosing. */
export function MediaFooter({ paging, chosen, max, onAdd }: Props) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.footer}>
      <p className={styles.chosen} role="status">
        {chosen < max ? t('ui:media.chosen', { count: chosen, max }) : t('ui:media.full', { count: chosen })}
      </p>
      <div className={styles.pages}>
        <Pager list={t('ui:media.grid')} paging={paging} size="compact-sm" />
      </div>
      <Button disabled={chosen === 0} onClick={onAdd}>
        {chosen === 0 ? t('ui:media.addNone') : t('ui:media.add', { count: chosen })}
      </Button>
    </div>
  )
}
