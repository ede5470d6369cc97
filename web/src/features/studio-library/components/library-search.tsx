import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './library.module.css'

type Props = { words: string; onWords: (words: string) => void; found: number }

/** The words that are looked for. */
export function LibrarySearch({ words, onWords, found }: Props) {
  const { t } = useTranslation('library')
  const field = useRef<HTMLInputElement>(null)

  // The button goes with the words; the focus stays in the field.
  function clear() {
    onWords('')
    field.current?.focus()
  }

  return (
    <div className={styles.search}>
      <TextInput
        ref={field}
        role="searchbox"
        aria-label={t('library:search.label')}
        placeholder={t('library:search.placeholder')}
        maxLength={200}
        value={words}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        rightSection={words !== '' && <CloseButton size="sm" aria-label={t('library:search.clear')} onClick={clear} />}
        onChange={(event) => onWords(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      <p className="visually-hidden" role="status">
        {words.trim() === '' ? '' : t('library:search.found', { count: found })}
      </p>
    </div>
  )
}
