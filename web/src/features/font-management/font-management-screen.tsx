import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/panel.tsx'
import { BundledFamilies } from './components/bundled-families.tsx'
import { FontShelfView } from './components/font-shelf-view.tsx'
import styles from './components/fonts.module.css'
import { getProductShelf } from './data/font-shelf.ts'

/** The fonts available to the decks of all workspaces: uploaded, checked, published and retired here, and the bundled ones. */
export function Component() {
  const { t } = useTranslation('fonts')
  const shelf = useMemo(() => getProductShelf(), [])
  return (
    <div className={styles.sections}>
      <FontShelfView shelf={shelf} />
      <Panel id="bundled" title={t('fonts:bundled.title')} description={t('fonts:bundled.description')} flush>
        <BundledFamilies />
      </Panel>
    </div>
  )
}
