import { SegmentedControl, Anchor, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams, Link } from 'react-router-dom'
import { usePagedList } from '@/lib/live/use-paged-list.ts'
import { requestsQuery, type RequestList } from '@/posts/data/approval-requests.ts'
import { useDecider } from '@/posts/approvals/use-decider.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import styles from './approvals.module.css'
import { RequestRows } from './request-rows.tsx'
import { routes } from '@/config/routes.ts'
import { pendingDecisions } from '@/posts/approvals/kept-decisions.ts'
import { usePendingDecisions } from '@/posts/approvals/use-pending-decisions.ts'
import { Notice } from '@/ui/notice.tsx'

const LISTS = ['waiting', 'sent', 'decided'] as const satisfies readonly RequestList[]
const PAGE = 25

/** `/dashboard/approvals`: requests waiting for the user, sent by the user, and decided. The address holds the open tab. */
export function Component() {
  const { t } = useTranslation('approvals')
  const { user, workspaceId } = useSignedIn()
  const { isForMe } = useDecider()
  const [params, setParams] = useSearchParams()
  const list = LISTS.find((each) => each === params.get('list')) ?? 'waiting'
  const { page, paging } = usePagedList(requestsQuery(workspaceId, list, user.id), PAGE)
  const all = page.status === 'ready' ? page.data : []
  const shown = list === 'waiting' ? all.filter(isForMe) : all
  const elsewhere = all.length - shown.length
  return (
    <>
      <PageHeader title={t('approvals:title')} description={t('approvals:description')} />
      <div className={styles.lists}>
        <SegmentedControl
          aria-label={t('approvals:lists')}
          data={LISTS.map((value) => ({ value, label: t(`approvals:list.${value}`) }))}
          value={list}
          onChange={(value) => setParams(value === 'waiting' ? {} : { list: value }, { replace: true })}
        />
      </div>
      <KeptNotice />
      <DataState
        read={page.status === 'ready' ? { ...page, data: shown } : page}
        loading={<SkeletonList rows={4} label={t('approvals:loading')} />}
        errorTitle={t('approvals:error')}
        empty={
          <EmptyState
            drawing="post"
            title={t(`approvals:empty.${list}.title`)}
            text={t(`approvals:empty.${list}.text`)}
          />
        }
      >
        {(rows) => <RequestRows key={list} requests={rows} />}
      </DataState>
      {elsewhere > 0 && <p>{t('approvals:elsewhere', { count: elsewhere })}</p>}
      <Pager list={t('approvals:title')} paging={paging} />
    </>
  )
}

/** Shows the number of decisions that wait for the network, and lists those that the server refused, with links to their posts. */
function KeptNotice() {
  const { t } = useTranslation('approvals')
  const { workspaceId } = useSignedIn()
  const kept = usePendingDecisions(workspaceId)
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
                <Button size="compact-xs" variant="default" onClick={() => pendingDecisions.dismiss(decision)}>
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
