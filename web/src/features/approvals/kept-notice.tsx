import { Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { keptDecisions } from '@/posts/approvals/kept-decisions.ts'
import { useKeptDecisions } from '@/posts/approvals/use-kept-decisions.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { Notice } from '@/ui/notice.tsx'
import styles from './approvals.module.css'

/** Decisions that wait for the network, and those that came too late: the post shows what has changed since. */
export function KeptNotice() {
  const { t } = useTranslation('approvals')
  const { workspaceId } = useSignedIn()
  const kept = useKeptDecisions(workspaceId)
  const late = kept.filter(({ refusal }) => refusal !== null)
  const count = kept.length - late.length
  return (
    <>
      {count > 0 && <Notice title={t('approvals:kept.title', { count })} text={t('approvals:kept.text')} />}
      {late.length > 0 && (
        <Notice isWide tone="warning" title={t('approvals:late.title')} text={t('approvals:late.text')}>
          <ul className={styles.late}>
            {late.map((decision) => (
              <li key={decision.postId}>
                <Anchor component={Link} to={routes.contentStudioPost.href(decision.postId)}>
                  {decision.excerpt === '' ? t('approvals:noText') : decision.excerpt}
                </Anchor>{' '}
                <Button size="compact-xs" variant="default" onClick={() => keptDecisions.dismiss(decision)}>
                  {t('approvals:late.dismiss')}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
