import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/excerpt'
import styles from './optimizer.module.css'
import type { Post } from '@postwright/core/model/post'

type Props = { posts: readonly Post[]; chosen: string; onChoose: (postId: string) => void }

/** The most recently changed posts, to start with one of them. */
export function DraftChoice({ posts, chosen, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  if (posts.length === 0) return null
  return (
    <Select
      aria-label={t('optimizer:choice.label')}
      placeholder={t('optimizer:choice.placeholder')}
      data={posts.map(({ id, text }) => ({ value: id, label: firstLine(text) ?? t('optimizer:choice.untitled') }))}
      value={chosen === '' ? null : chosen}
      onChange={(id) => onChoose(id ?? '')}
      clearable
      searchable
      nothingFoundMessage={t('optimizer:choice.none')}
      className={styles.choice}
    />
  )
}
