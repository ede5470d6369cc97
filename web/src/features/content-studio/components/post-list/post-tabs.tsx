import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { parseTab, POST_TABS, type PostTab } from '../../post-tabs.ts'
import styles from './post-tabs.module.css'

type Props = { tab: PostTab; onTab: (tab: PostTab) => void }

/** Which posts are listed. */
export function PostTabs({ tab, onTab }: Props) {
  const { t } = useTranslation('studio')
  return (
    <div className={styles.tabs}>
      <SegmentedControl
        aria-label={t('studio:tab.label')}
        value={tab}
        onChange={(value) => onTab(parseTab(value))}
        data={POST_TABS.map((value) => ({ value, label: t(`studio:tab.${value}`) }))}
      />
    </div>
  )
}
