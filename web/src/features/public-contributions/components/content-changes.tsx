import { useTranslation } from 'react-i18next'
import type { GalleryContent } from '@postwright/core/gallery/gallery-content'
import { changesBetween } from '../changes-between.ts'

/** What is different from what was reviewed last. */
export function ContentChanges({ before, after }: { before: GalleryContent; after: GalleryContent }) {
  const { t } = useTranslation(['public-contributions', 'contributions'])
  const { added, removed, slides } = changesBetween(before, after)
  const isSame = added.length + removed.length + slides.length === 0
  return (
    <section aria-label={t('public-contributions:changed')}>
      <h4>{t('public-contributions:changed')}</h4>
      {isSame && <p>{t('public-contributions:same')}</p>}
      <ul>
        {added.map((what) => (
          <li key={`+${what}`}>{t('public-contributions:added', { what })}</li>
        ))}
        {removed.map((what) => (
          <li key={`-${what}`}>{t('public-contributions:removed', { what })}</li>
        ))}
        {slides.map((number) => (
          <li key={number}>{t('public-contributions:slide', { number })}</li>
        ))}
      </ul>
    </section>
  )
}
