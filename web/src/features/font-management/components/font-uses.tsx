import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FontUse } from '@postwright/core/api/fonts'
import { DataState, type ReadState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './fonts.module.css'

type Props = {
  /** Of the font. */
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  uses: ReadState<readonly FontUse[]>
  hrefOf: (id: string) => string
  /** What it means that there are none. */
  none: string
  /** What happens to those that there are. */
  note: string
}

/** What is set in a font, with the way there; read once a person asks, or is told that the font is in use. */
export function FontUses({ name, isOpen, onToggle, uses, hrefOf, none, note }: Props) {
  const { t } = useTranslation('fonts')
  return (
    <details className={styles.details} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('fonts:uses.title')}</summary>
      {isOpen && (
        <DataState
          read={uses}
          loading={<SkeletonList rows={1} label={t('fonts:uses.loading')} />}
          errorTitle={t('fonts:uses.error')}
          empty={<p className={styles.faint}>{none}</p>}
        >
          {(found) => (
            <div className={styles.uses}>
              <p className={styles.faint}>{note}</p>
              <ul aria-label={t('fonts:uses.list', { name })}>
                {found.map((use) => (
                  <li key={use.id}>
                    <Anchor component={Link} to={hrefOf(use.id)} size="sm">
                      {use.name || t('fonts:uses.untitled')}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </DataState>
      )}
    </details>
  )
}
