import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { routes } from '@/config/routes.ts'
import { writeHashtags, uniqueHashtags } from '@/posts/hashtags/hashtag-list.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { GROUP_ACTIONS } from '../group-actions.ts'
import styles from './group-list.module.css'

/** Most hashtags that a row shows. */
const SHOWN = 12

type Props = {
  group: HashtagGroup
  /** Selects the row. */
  box: ReactNode
  isFull: boolean
  onDuplicate: () => void
  onDelete: () => void
}

/** A group in the list: its name, how many hashtags it has, and the first of them. */
export function GroupRow({ group, box, isFull, onDuplicate, onDelete }: Props) {
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
