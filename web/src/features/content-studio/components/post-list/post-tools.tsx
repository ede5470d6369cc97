import { Select, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchField } from '@/ui/search-field.tsx'
import { TAB_SORTS, type PostSort, type PostView, parseTab, POST_TABS, type PostTab } from '../../post-view.ts'
import styles from './post-tools.module.css'

type Props = { view: PostView; onView: (view: PostView) => void }

/** The tab, search and order of the list. */
export function PostTools({ view, onView }: Props) {
  const { t } = useTranslation('studio')
  const sorts: readonly PostSort[] = TAB_SORTS[view.tab]
  return (
    <div className={styles.tools}>
      <PostTabs tab={view.tab} onTab={(tab) => onView({ ...view, tab, sort: TAB_SORTS[tab][0] })} />
      <div className={styles.fields}>
        <SearchField
          className={styles.search}
          label={t('studio:search.label')}
          placeholder={t('studio:search.placeholder')}
          clearLabel={t('studio:search.clear')}
          words={view.words}
          onWords={(words) => onView({ ...view, words })}
        />
        <Select
          className={styles.sort}
          aria-label={t('studio:sort.label')}
          data={sorts.map((value) => ({ value, label: t(`studio:sort.${value}`) }))}
          value={view.sort}
          onChange={(chosen) => onView({ ...view, sort: sorts.find((sort) => sort === chosen) ?? view.sort })}
          allowDeselect={false}
          checkIconPosition="right"
        />
      </div>
    </div>
  )
}

type PostTabsProps = { tab: PostTab; onTab: (tab: PostTab) => void }

function PostTabs({ tab, onTab }: PostTabsProps) {
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
