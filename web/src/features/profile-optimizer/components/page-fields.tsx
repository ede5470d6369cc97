import { useTranslation } from 'react-i18next'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { LinkPageDraft } from '@postwright/core/model/link-page'
import { LINK_PAGE_BIO_MAX, LINK_PAGE_TITLE_MAX } from '@postwright/core/model/link-page-limits'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './link-page.module.css'
import { LineField } from '@/documents/line-field.tsx'

type Props = {
  draft: LinkPageDraft
  kits: readonly BrandKit[]
  onEdit: (change: Partial<LinkPageDraft>) => void
  isReadOnly: boolean
}

/** What stands at the top of a page, and the brand kit that it is designed from. */
export function PageFields({ draft, kits, onEdit, isReadOnly }: Props) {
  const { t } = useTranslation('link-page')
  const { title, bio, brandKitId } = draft
  const isKnown = brandKitId === '' || kits.some(({ id }) => id === brandKitId)
  return (
    <section className={styles.panel} aria-label={t('link-page:top.title')}>
      <h2 className={styles.name}>{t('link-page:top.title')}</h2>
      <LineField
        label={t('link-page:top.name')}
        value={title}
        max={LINK_PAGE_TITLE_MAX}
        missing={t('link-page:top.nameMissing')}
        onLine={(line) => onEdit({ title: line })}
        readOnly={isReadOnly}
      />
      <CountedTextarea
        label={t('link-page:top.bio')}
        value={bio}
        max={LINK_PAGE_BIO_MAX}
        readOnly={isReadOnly}
        onChange={({ currentTarget: { value } }) => onEdit({ bio: value.slice(0, LINK_PAGE_BIO_MAX) })}
      />
      <SelectField
        label={t('link-page:top.kit')}
        hint={t('link-page:top.kitHint')}
        value={isKnown ? brandKitId : ''}
        options={[
          { value: '', label: t('link-page:top.firstKit') },
          ...kits.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onEdit({ brandKitId: id })}
        disabled={isReadOnly}
      />
    </section>
  )
}
