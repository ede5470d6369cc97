import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveList } from '@/lib/live/use-live.ts'
import { SearchField } from '@/ui/search-field.tsx'
import rows from '@/ui/described-rows.module.css'
import styles from './review-links.module.css'

type Props<Item> = {
  label: string
  read: LiveList<Item>
  labelOf: (item: Item) => string
  value: string[]
  onChange: (ids: string[]) => void
  error?: string | undefined
}

/** Several of a list, found by their words; what is chosen stands first. */
export function ChoiceList<Item extends { id: string }>({ label, read, labelOf, value, onChange, error }: Props<Item>) {
  const { t } = useTranslation('workspace')
  const [words, setWords] = useState('')
  const [first] = useState(value)
  const items = read.status === 'ready' ? read.data : []
  const matches = items.filter((item) => labelOf(item).toLowerCase().includes(words.trim().toLowerCase()))
  const shown = matches.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
  return (
    <fieldset className={styles.choices} aria-invalid={error !== undefined || undefined}>
      <legend>
        {label} <span className={styles.count}>{t('workspace:review.chosen', { count: value.length })}</span>
      </legend>
      {items.length > 6 && (
        <SearchField
          label={t('workspace:review.find')}
          placeholder={t('workspace:review.find')}
          clearLabel={t('workspace:review.clearFind')}
          words={words}
          onWords={setWords}
        />
      )}
      {read.status === 'error' && <p className={rows.facts}>{t('workspace:review.choicesError')}</p>}
      {read.status === 'ready' && shown.length === 0 && <p className={rows.facts}>{t('workspace:review.noChoices')}</p>}
      <div className={styles.options}>
        {shown.map((item) => (
          <Checkbox
            key={item.id}
            size="sm"
            label={<span className={styles.option}>{labelOf(item)}</span>}
            checked={value.includes(item.id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...value, item.id] : value.filter((each) => each !== item.id))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
