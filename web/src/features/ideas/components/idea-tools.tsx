import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './board.module.css'

/** Browsers refuse to write the address for every key that is pressed. */
const TYPING = 250

type Props = {
  words: string
  label: string | null
  /** Of the ideas that were looked through. */
  labels: readonly string[]
  onWords: (words: string) => void
  onLabel: (label: string | null) => void
}

/** The words and the label that are looked for. */
export function IdeaTools({ words, label, labels, onWords, onLabel }: Props) {
  const { t } = useTranslation('ideas')
  const field = useRef<HTMLInputElement>(null)
  const settle = useDebouncedCallback(onWords, TYPING)
  const known = label === null || labels.includes(label) ? labels : [label, ...labels]

  function clear() {
    if (field.current) field.current.value = ''
    settle.cancel()
    onWords('')
    field.current?.focus()
  }

  return (
    <div className={styles.bar}>
      <TextInput
        ref={field}
        className={styles.search}
        role="searchbox"
        aria-label={t('ideas:search.label')}
        placeholder={t('ideas:search.placeholder')}
        maxLength={200}
        defaultValue={words}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        rightSection={words !== '' && <CloseButton size="sm" aria-label={t('ideas:search.clear')} onClick={clear} />}
        onChange={(event) => settle(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
      {known.length > 0 && (
        <Select
          aria-label={t('ideas:search.byLabel')}
          placeholder={t('ideas:search.byLabel')}
          data={known}
          value={label}
          clearable
          onChange={onLabel}
        />
      )}
    </div>
  )
}
