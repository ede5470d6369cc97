import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LibraryKind } from '@/config/library-kinds.ts'
import type { DraftType } from '@/documents/draft-type.ts'
import { hasWords } from '@/documents/has-words.ts'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './library.module.css'
import { SearchField } from '@/ui/search-field.tsx'
import { Link } from 'react-router-dom'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { LIBRARY_ACTIONS, type LibraryContext } from '../library-actions.ts'

type Props<Item> = {
  kind: LibraryKind
  drafts: Pick<DraftType, 'collection'>
  items: LiveList<Item>
  /** Maximum number per workspace. */
  max: number
  /** Returns the text that the search matches. */
  wordsOf: (item: Item) => string
  onNew: () => void
  children: (item: Item, isFull: boolean, box: ReactNode) => ReactNode
}

/** Lists all items of one kind by name, with a search and a button for a new item. */
export function LibraryList<Item extends { id: string; name: string }>({
  kind,
  drafts,
  items,
  max,
  wordsOf,
  onNew,
  children,
}: Props<Item>) {
  const { t } = useTranslation('library')
  const [words, setWords] = useState('')
  const all = items.status === 'ready' ? items.data : []
  const found = all.filter((item) => hasWords(wordsOf(item), words.trim()))
  const { boxOf, selectionBar } = useDocumentSelection(found, drafts)
  const isFull = all.length >= max
  const newItem = (
    <Button
      leftSection={<IconPlus size="1.125rem" aria-hidden />}
      disabled={isFull}
      title={isFull ? t('library:full', { count: max }) : undefined}
      onClick={onNew}
    >
      {t(`library:${kind}.new`)}
    </Button>
  )
  return (
    <DataState
      read={items}
      loading={<SkeletonList rows={3} label={t('library:loading')} />}
      errorTitle={t('library:error')}
      empty={
        <EmptyState
          drawing="post"
          title={t(`library:${kind}.empty`)}
          text={t(`library:${kind}.emptyText`)}
          action={newItem}
        />
      }
    >
      {() => (
        <>
          <div className={styles.tools}>
            <LibrarySearch words={words} onWords={setWords} found={found.length} />
            {newItem}
          </div>
          {found.length === 0 ? (
            <EmptyState drawing="search" title={t('library:search.none', { words: words.trim() })} />
          ) : (
            <ul className={styles.list} aria-label={t(`library:${kind}.title`)}>
              {found.map((item) => children(item, isFull, boxOf(item)))}
            </ul>
          )}
          {selectionBar}
        </>
      )}
    </DataState>
  )
}

type LibrarySearchProps = { words: string; onWords: (words: string) => void; found: number }

function LibrarySearch({ words, onWords, found }: LibrarySearchProps) {
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

type LibraryRowProps = Omit<LibraryContext, 'isOpen'> & {
  name: string
  fact: string
  excerpt: string
  /** Checkbox that selects the row. */
  box: ReactNode
}

/** Shows one library item: its name, a fact about it and an excerpt. */
export function LibraryRow({ name, fact, excerpt, box, ...context }: LibraryRowProps) {
  const offer = useOfferActions()
  const { t } = useTranslation('library')
  return (
    <li className={styles.row}>
      {box}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} to={context.href}>
            {name}
          </Link>
          <span className={styles.fact}>{fact}</span>
        </p>
        {excerpt !== '' && (
          <p className={styles.excerpt} title={excerpt}>
            {excerpt}
          </p>
        )}
      </div>
      <ActionMenu
        className={styles.more}
        label={t('library:actions', { name })}
        actions={offer(LIBRARY_ACTIONS, { ...context, isOpen: false })}
      />
    </li>
  )
}
