import { ActionIcon, Select, Tooltip } from '@mantine/core'
import { IconFolderCog } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Deck } from '@postwright/core/collections/decks'
import { SearchField } from '@/ui/search-field.tsx'
import type { DeckFilter } from '../data/decks-queries.ts'
import styles from './decks.module.css'
import { listFolderNames, listLabelNames } from '../filter-options.ts'

type Props = {
  words: string
  filter: DeckFilter
  /** Decks from which the offered folders and labels are taken. */
  known: readonly Deck[]
  onSet: (name: 'words' | 'folder' | 'label', value: string | null) => void
  onRenameFolder: () => void
}

/** Edits the search words, and the folder and label shown; a shown folder can be renamed. */
export function DeckTools({ words, filter, known, onSet, onRenameFolder }: Props) {
  const { t } = useTranslation('decks')
  const folders = listFolderNames(known, filter.folder)
  const labels = listLabelNames(known, filter.label)
  return (
    <div className={styles.tools}>
      <SearchField
        className={styles.search}
        label={t('decks:search.label')}
        placeholder={t('decks:search.placeholder')}
        clearLabel={t('decks:search.clear')}
        words={words}
        onWords={(value) => onSet('words', value)}
      />
      {folders.length > 0 && (
        <Select
          className={styles.choice}
          aria-label={t('decks:folder.filter')}
          placeholder={t('decks:folder.all')}
          data={folders}
          value={filter.folder}
          clearable
          onChange={(value) => onSet('folder', value)}
        />
      )}
      {filter.folder !== null && (
        <Tooltip label={t('decks:folder.rename')}>
          <ActionIcon variant="default" size="input-sm" aria-label={t('decks:folder.rename')} onClick={onRenameFolder}>
            <IconFolderCog size="1.125rem" aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {labels.length > 0 && (
        <Select
          className={styles.choice}
          aria-label={t('decks:labels.filter')}
          placeholder={t('decks:labels.all')}
          data={labels}
          value={filter.label}
          clearable
          onChange={(value) => onSet('label', value)}
        />
      )}
    </div>
  )
}
