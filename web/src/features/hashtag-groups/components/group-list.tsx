import { useTranslation } from 'react-i18next'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import styles from './group-list.module.css'
import { useDeleteGroup } from './group-commands.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { writeHashtags, uniqueHashtags } from '@/posts/hashtags/hashtags.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { GROUP_ACTIONS } from '../group-actions.ts'
import { SearchField } from '@/ui/search-field.tsx'

type Props = {
  groups: readonly HashtagGroup[]
  /** True if the workspace cannot have more groups. */
  isFull: boolean
  onCopy: (group: HashtagGroup) => void
}

/** Groups of hashtags by name, and the actions for each. */
export function GroupList({ groups, isFull, onCopy }: Props) {
  const { t } = useTranslation('hashtags')
  const deleteGroup = useDeleteGroup()
  const { boxOf, selectionBar } = useDocumentSelection(groups, hashtagGroupDrafts)
  return (
    <>
      <ul className={styles.list} aria-label={t('hashtags:title')}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            box={boxOf(group)}
            isFull={isFull}
            onDuplicate={() => onCopy(group)}
            onDelete={() => deleteGroup(group)}
          />
        ))}
      </ul>
      {selectionBar}
    </>
  )
}

/** Maximum number of hashtags shown in a row. */
const SHOWN = 12

type GroupRowProps = {
  group: HashtagGroup
  /** Checkbox that selects the row. */
  box: ReactNode
  isFull: boolean
  onDuplicate: () => void
  onDelete: () => void
}

/** A group in the list: its name, the number of its hashtags, and the first of them. */
function GroupRow({ group, box, isFull, onDuplicate, onDelete }: GroupRowProps) {
  const offer = useOfferActions()
  const { t } = useTranslation('hashtags')
  const { id, name } = group
  const hashtags = uniqueHashtags(group.hashtags)
  const rest = hashtags.length - SHOWN
  return (
    <li className={styles.row}>
      {box}
      <div className={styles.words}>
        <p className={styles.head}>
          <Link className={styles.name} to={routes.hashtagGroup.href(id)}>
            {name}
          </Link>
          <span className={styles.count}>{t('hashtags:count', { count: hashtags.length })}</span>
        </p>
        {hashtags.length > 0 && (
          <p className={styles.tags}>
            {hashtags.slice(0, SHOWN).map((tag) => (
              <span key={tag} className={styles.tag}>
                {writeHashtags([tag])}
              </span>
            ))}
            {rest > 0 && <span className={styles.rest}>{t('hashtags:list.rest', { count: rest })}</span>}
          </p>
        )}
      </div>
      <ActionMenu
        className={styles.more}
        label={t('hashtags:list.actions', { name })}
        actions={offer(GROUP_ACTIONS, { groupId: id, isOpen: false, isFull, onDuplicate, onDelete })}
      />
    </li>
  )
}

type GroupSearchProps = { words: string; onWords: (words: string) => void; found: number }

/** The search in names and hashtags. */
export function GroupSearch({ words, onWords, found }: GroupSearchProps) {
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
