import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstLine } from '@postwright/core/text/first-line'
import { keptPost } from '@/lib/kept-post.ts'
import styles from './kept-post-line.module.css'

/** Says that what was written on the home page is not lost by signing in. */
export function KeptPostLine() {
  const { t } = useTranslation('auth')
  const [text] = useState(keptPost.read)
  if (text === null) return null
  return (
    <p className={styles.line} title={text}>
      <IconPencil size="1rem" stroke={1.7} aria-hidden="true" />
      <span className={styles.words}>{t('auth:kept', { text: firstLine(text) })}</span>
    </p>
  )
}
