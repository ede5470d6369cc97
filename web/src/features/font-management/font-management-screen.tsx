import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BRAND } from '@postwright/core/brand'
import { BundledFamilies } from '@/decks/fonts/report/bundled-families.tsx'
import { FontUpload } from '@/decks/fonts/report/font-upload.tsx'
import styles from '@/decks/fonts/report/fonts.module.css'
import { useOfferedFonts } from '@/decks/fonts/use-offered-fonts.ts'
import { AdminNav } from '@/posts/tabs/admin-nav.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Pager } from '@/ui/pager.tsx'
import { Panel } from '@/ui/panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { ProductFont } from './components/product-font.tsx'
import { uploadFont } from './data/font-commands.ts'
import { useProductFonts } from './data/use-product-fonts.ts'

/** The fonts that decks of all workspaces can be set in: added, checked, published and retired here, and the bundled ones. */
export function Component() {
  const { t } = useTranslation(['fonts', 'ui'])
  const { page, paging, served } = useProductFonts()
  useOfferedFonts(served)
  const title = t('fonts:product.title')

  // The route's own title is that of an address which does not exist, for those who may not come here.
  useEffect(() => {
    document.title = `${title} · ${BRAND.name}`
  }, [title])

  return (
    <>
      <PageHeader title={title} description={t('fonts:product.description')} />
      <AdminNav />
      <div className={styles.sections}>
        <Panel id="upload" title={t('fonts:upload.title')}>
          <FontUpload statement={t('fonts:product.statement')} onUpload={uploadFont} isFull={false} />
        </Panel>
        <DataState
          read={page}
          loading={<SkeletonList rows={3} label={t('fonts:loading')} />}
          errorTitle={t('fonts:error')}
          empty={<EmptyState title={t('fonts:product.none')} text={t('fonts:product.noneText')} />}
        >
          {(found) => (
            <ul className={styles.list} aria-label={title}>
              {found.map((font) => (
                <ProductFont key={font.id} font={font} isServed={served?.some(({ id }) => id === font.id) ?? false} />
              ))}
            </ul>
          )}
        </DataState>
        <Pager list={title} paging={paging} />
        <Panel id="bundled" title={t('fonts:bundled.title')} description={t('fonts:bundled.description')} flush>
          <BundledFamilies />
        </Panel>
      </div>
    </>
  )
}
