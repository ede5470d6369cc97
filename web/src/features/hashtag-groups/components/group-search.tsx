import { useTranslation } from 'react-i18next'
import { SearchField } from '@/ui/search-field.tsx'
import styles from './group-list.module.css'

type Props = { words: string; onWords: (words: string) => void; found: number }

/** The words that are looked for in names and hashtags. */
export function GroupSearch({ words, onWords, found }: Props) {
  const { t } = useTranslation('hashtags')

  return (
    <div className={styles.search}>
      <SearchField
        label={t('hashtags:search.label')}
        placeholder={t('hashtags:search.placeholder')}
        clearLabel={t('hashtags:search.clear')}
        words={words}
        onWords={onWords}
      />
      <p className="visually-hidden" role="status">
        {words.trim() === '' ? '' : t('hashtags:search.found', { count: found })}
      </p>
    </div>
  )
}
