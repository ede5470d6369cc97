import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { HashtagGroup } from '@postwright/core/collections/hashtag-groups'
import { writeHashtags } from '@/posts/hashtags/hashtag-list.ts'
import styles from './hashtags-menu.module.css'

type Props = {
  group: HashtagGroup
  /** Those of its hashtags that the text does not have. */
  missing: readonly string[]
  onInsert: (hashtags: readonly string[]) => void
}

/** One group to choose, with what it would add to the text. */
export function HashtagsOption({ group: { name, hashtags }, missing, onInsert }: Props) {
  const { t } = useTranslation('hashtags')
  const isInText = missing.length === 0
  return (
    <li>
      <UnstyledButton
        data-group
        className={styles.option}
        aria-disabled={isInText}
        onClick={() => isInText || onInsert(missing)}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>
          {hashtags.length === 0
            ? t('hashtags:count', { count: 0 })
            : isInText
              ? t('hashtags:composer.allInText')
              : t('hashtags:composer.adds', { count: missing.length })}
        </span>
        <span className={styles.tags}>{writeHashtags(isInText ? hashtags : missing)}</span>
      </UnstyledButton>
    </li>
  )
}
