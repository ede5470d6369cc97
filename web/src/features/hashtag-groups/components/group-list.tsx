import { useTranslation } from 'react-i18next'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
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
  return (
    <ul className={styles.list} aria-label={t('hashtags:title')}>
      {groups.map((group) => (
        <GroupRow
          key={group.id}
          group={group}
          isFull={isFull}
          onDuplicate={() => onCopy(group)}
          onDelete={() => deleteGroup(group)}
        />
      ))}
    </ul>
  )
}
