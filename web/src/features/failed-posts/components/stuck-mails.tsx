import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StuckMail } from '@postwright/core/api/stuck-work'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { Pager } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import records from '@/ui/record-list.module.css'
import { useRefresh } from '../data/failed-posts.ts'
import { retryMail, useStuckMails } from '../data/stuck-work.ts'
import styles from './failed-posts.module.css'

/** Mails that wait too long, then mails that ended without being sent. */
export function StuckMails() {
  const { t } = useTranslation('failed-posts')
  const { page, paging } = useStuckMails()
  const title = t('failed-posts:part.mails')
  return (
    <section aria-label={title}>
      <DataState
        read={page}
        loading={<SkeletonList rows={4} label={t('failed-posts:mails.loading')} />}
        errorTitle={t('failed-posts:mails.error')}
        empty={<EmptyState title={t('failed-posts:mails.empty')} text={t('failed-posts:mails.emptyText')} />}
      >
        {(found) => (
          <ul className={records.list} aria-label={title}>
            {found.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
      </DataState>
      <Pager list={title} paging={paging} />
    </section>
  )
}

function MailRow({ mail }: { mail: StuckMail }) {
  const { t } = useTranslation('failed-posts')
  const refresh = useRefresh()
  const { run, isRunning, failure } = useApiCall()
  const { kind, to, state, attempts, problem, updatedAt, canRetry } = mail
  const retry = () =>
    run(async () => {
      const outcome = await retryMail(mail)
      toast.success(t(`failed-posts:mails.outcome.${outcome}`))
      await refresh()
    })
  return (
    <li className={records.row} aria-label={to}>
      <div className={records.words}>
        <span className={records.name}>
          {t(`failed-posts:mails.kind.${kind}`)} · {to}
        </span>
        <span className={records.faint}>
          {t(`failed-posts:mails.state.${state}`, { count: attempts })}
          {problem !== null && (
            <>
              {' · '}
              {t(`failed-posts:mails.problem.${problem}`)}
            </>
          )}
          {' · '}
          <RelativeTime instant={updatedAt} />
        </span>
        {!canRetry && <span className={records.faint}>{t('failed-posts:mails.ended')}</span>}
        <FormError message={failure} />
      </div>
      {canRetry && (
        <div className={styles.acts}>
          <Button size="compact-sm" loading={isRunning} onClick={() => void retry()}>
            {t('failed-posts:mails.retry')}
          </Button>
        </div>
      )}
    </li>
  )
}
