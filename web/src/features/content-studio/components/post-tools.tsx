import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TAB_SORTS, type PostSort, type PostView } from '../post-view.ts'
import { PostTabs } from './post-tabs.tsx'
import styles from './post-tools.module.css'

/** Browsers refuse to write the address for every key that is pressed. */
const TYPING = 250

type Props = { view: PostView; onView: (view: PostView) => void }

/** Which posts are listed, the words that are looked for, and the order. */
export function PostTools({ view, onView }: Props) {
  const { t } = useTranslation('studio')
  const sorts: readonly PostSort[] = TAB_SORTS[view.tab]
  return (
    <div className={styles.tools}>
      <PostTabs tab={view.tab} onTab={(tab) => onView({ ...view, tab, sort: TAB_SORTS[tab][0] })} />
      <div className={styles.fields}>
        <SearchField words={view.words} onWords={(words) => onView({ ...view, words })} />
        <Select
          className={styles.sort}
          aria-label={t('studio:sort.label')}
          data={sorts.map((value) => ({ value, label: t(`studio:sort.${value}`) }))}
          value={view.sort}
          onChange={(chosen) => onView({ ...view, sort: sorts.find((sort) => sort === chosen) ?? view.sort })}
          allowDeselect={false}
          checkIconPosition="right"
        />
      </div>
    </div>
  )
}

function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const { t } = useTranslation('studio')
  const field = useRef<HTMLInputElement>(null)
  const settle = useDebouncedCallback(onWords, TYPING)

  // The address may change by itself, going back for example; what is being typed is newer than it.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])

  function clear() {
    if (field.current) field.current.value = ''
    settle.cancel()
    onWords('')
    field.current?.focus()
  }

  return (
    <TextInput
      ref={field}
      className={styles.search}
      role="searchbox"
      aria-label={t('studio:search.label')}
      placeholder={t('studio:search.placeholder')}
      maxLength={200}
      defaultValue={words}
      leftSection={<IconSearch size="1rem" aria-hidden />}
      rightSection={words !== '' && <CloseButton size="sm" aria-label={t('studio:search.clear')} onClick={clear} />}
      onChange={(event) => settle(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
    />
  )
}
