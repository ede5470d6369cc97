import { Tooltip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Covering } from '@postwright/core/personas/coverage-of'
import { routes } from '@/config/routes.ts'
import styles from './coverage.module.css'

type Props = { found: Covering | null; title: string }

/** Whether a post speaks of a point; the sentence in which it does is shown on hover and focus. */
export function CoverageCell({ found, title }: Props) {
  const { t } = useTranslation('personas')
  if (!found) {
    return (
      <td className={styles.cell}>
        <span className="visually-hidden">{t('personas:coverage.no')}</span>
      </td>
    )
  }
  return (
    <td className={styles.cell} data-covered>
      <Tooltip label={t('personas:coverage.sentence', { sentence: found.sentence })} multiline maw={320} events={SHOWN}>
        <Link
          className={styles.mark}
          to={routes.contentStudioPost.href(found.postId)}
          aria-label={t('personas:coverage.yes', { title, words: found.words.join(', ') })}
        >
          <IconCheck size="1.125rem" aria-hidden />
        </Link>
      </Tooltip>
    </td>
  )
}

const SHOWN = { hover: true, focus: true, touch: true }
