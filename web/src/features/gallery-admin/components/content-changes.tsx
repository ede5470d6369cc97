import { useTranslation } from 'react-i18next'
import type { GalleryContent } from '@postwright/core/gallery/gallery-content'
import { changesBetween } from '../changes-between.ts'

/** What is different from what was reviewed last. */
export function ContentChanges({ before, after }: { before: GalleryContent; after: GalleryContent }) {
  const { t } = useTranslation('contributions')
  const { added, removed, slides } = changesBetween(before, after)
  const isSame = added.length + removed.length + slides.length === 0
  return (
    <section aria-label={t('contributions:review.changed')}>
      <h4>{t('contributions:review.changed')}</h4>
      {isSame && <p>{t('contributions:review.same')}</p>}
      <ul>
        {added.map((what) => (
          <li key={`+${what}`}>{t('contributions:review.added', { what })}</li>
        ))}
        {removed.map((what) => (
          <li key={`-${what}`}>{t('contributions:review.removed', { what })}</li>
        ))}
        {slides.map((number) => (
          <li key={number}>{t('contributions:review.slide', { number })}</li>
        ))}
      </ul>
    </section>
  )
}
