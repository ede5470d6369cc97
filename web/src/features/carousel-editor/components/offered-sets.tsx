import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PaletteColors } from '@/decks/palette/palette-colors.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useCopy } from '@/ui/use-copy.ts'
import records from '@/ui/record-list.module.css'
import { type GalleryItem, noteUse, useOfferedSets } from '../data/gallery.ts'
import styles from './contributions.module.css'

/** Shows published palettes and hashtags to copy; templates are offered where decks are created. */
export function OfferedSets() {
  const { t } = useTranslation('contributions')
  const [kind, setKind] = useState<'palette' | 'hashtags'>('hashtags')
  const sets = useOfferedSets(kind)
  return (
    <section className={styles.gallery} aria-labelledby="offered-sets">
      <h2 id="offered-sets">{t('contributions:gallery.title')}</h2>
      <div className={styles.choice}>
        <SelectField
          label={t('contributions:gallery.kinds')}
          value={kind}
          options={(['hashtags', 'palette'] as const).map((value) => ({
            value,
            label: t(`contributions:kind.${value}`),
          }))}
          onChange={setKind}
        />
      </div>
      <DataState
        read={sets}
        loading={<SkeletonList rows={2} />}
        errorTitle={t('contributions:gallery.error')}
        empty={<p className={records.faint}>{t('contributions:gallery.none')}</p>}
      >
        {(items) => (
          <ul className={records.list}>
            {items.map((item) => (
              <OfferedSet key={item.id} item={item} />
            ))}
          </ul>
        )}
      </DataState>
    </section>
  )
}

function OfferedSet({ item: { id, title, makerName, licence, uses, content } }: { item: GalleryItem }) {
  const { t } = useTranslation('contributions')
  const { workspaceId } = useSignedIn()
  const copyText = useCopy()
  const text = textOf(content)

  async function copy() {
    if (!(await copyText(text))) return
    toast.success(t('contributions:gallery.copied'))
    await noteUse(id, workspaceId, workspaceId)
  }

  return (
    <li className={records.row}>
      <div className={records.words}>
        <span className={records.name}>{title}</span>
        {content.kind === 'palette' ? <PaletteColors colors={content.colors} /> : <span>{text}</span>}
        <span className={records.faint}>
          {t('contributions:by', { name: makerName })}
          {licence !== 'product' && ` · ${t(`contributions:licence.${licence}`)}`} ·{' '}
          {t('contributions:uses', { count: uses })}
        </span>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('contributions:gallery.copyNamed', { title })}
        onClick={() => void copy()}
      >
        {t('contributions:gallery.copy')}
      </Button>
    </li>
  )
}

function textOf(content: GalleryItem['content']): string {
  if (content.kind === 'hashtags') return content.tags.map((tag) => `#${tag}`).join(' ')
  return content.kind === 'palette' ? Object.values(content.colors).join(' ') : ''
}
