import { useTranslation } from 'react-i18next'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { useDocumentSelection } from '@/documents/use-document-selection.tsx'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import styles from './group-list.module.css'
import { GroupRow } from './group-row.tsx'
import { useDeleteGroup } from './use-delete-group.ts'

type Props = {
  groups: readonly HashtagGroup[]
  /** No more groups fit into the workspace. */
  isFull: boolean
  onCopy: (group: HashtagGroup) => void
}

/** Groups of hashtags by name, and what can be done with each. */
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
