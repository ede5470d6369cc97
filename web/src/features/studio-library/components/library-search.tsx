import { useTranslation } from 'react-i18next'
import { SearchField } from '@/ui/search-field.tsx'
import styles from './library.module.css'

type Props = { words: string; onWords: (words: string) => void; found: number }

/** The words that are looked for. */
export function LibrarySearch({ words, onWords, found }: Props) {
  const { t } = useTranslation('library')

  return (
    <div className={styles.search}>
      <SearchField
        label={t('library:search.label')}
        placeholder={t('library:search.placeholder')}
        clearLabel={t('library:search.clear')}
        words={words}
        onWords={onWords}
      />
      <p className="visually-hidden" role="status">
        {words.trim() === '' ? '' : t('library:search.found', { count: found })}
      </p>
    </div>
  )
}
