import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { firstLine } from '@postwright/core/text/first-line'
import { routes } from '@/config/routes.ts'
import { Dialog } from '@/ui/dialog.tsx'
import type { Report } from './use-bulk.ts'

/** The posts of a bulk action that stayed as they were, each with its reason. */
export function BulkReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const { t } = useTranslation('publishing')
  return (
    <Dialog title={t('publishing:bulk.refused', { count: report.length })} onClose={onClose}>
      <ul>
        {report.map(({ post, result }) => (
          <li key={post.id}>
            <Link to={routes.contentStudioPost.href(post.id)}>
              {firstLine(post.text) ?? (post.title || t('publishing:bulk.noText'))}
            </Link>
            {': '}
            {result.ok ? '' : result.detail}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
