import { useTranslation } from 'react-i18next'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { SearchField } from '@/ui/search-field.tsx'
import styles from './board.module.css'

const LabelFilter = lazyWhenIdle(async () => (await import('./label-filter.tsx')).LabelFilter)

type Props = {
  words: string
  label: string | null
  /** Labels of the ideas searched so far. */
  labels: readonly string[]
  onWords: (words: string) => void
  onLabel: (label: string | null) => void
}

/** The search and the label filter. */
export function IdeaTools({ words, label, labels, onWords, onLabel }: Props) {
  const { t } = useTranslation('ideas')
  const known = label === null || labels.includes(label) ? labels : [label, ...labels]

  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={t('ideas:search.label')}
        placeholder={t('ideas:search.placeholder')}
        clearLabel={t('ideas:search.clear')}
        words={words}
        onWords={onWords}
      />
      <LabelFilter props={known.length > 0 ? { label, labels: known, onLabel } : null} />
    </div>
  )
}
