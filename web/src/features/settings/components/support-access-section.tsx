import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { answerSupportView, withdrawSupportView } from '@postwright/core/api/support-views'
import { getViewState, type SupportView } from '@postwright/core/model/support-view'
import { call } from '@/lib/api-client.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { DataState } from '@/ui/data-state.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { viewerZone } from '@/ui/format-time.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'
import { useOwnSupportViews } from '../data/use-own-support-views.ts'
import { Section } from './section.tsx'
import classes from './support-access.module.css'

/** Lists support requests to view the account, each with the requester, the reason and the screens opened. */
export function SupportAccessSection({ uid }: { uid: string }) {
  const { t } = useTranslation('support-access')
  return (
    <Section id="support-access" title={t('support-access:own.title')} text={t('support-access:own.text')}>
      <DataState
        read={useOwnSupportViews(uid)}
        loading={<SkeletonList rows={1} label={t('support-access:loading')} />}
        errorTitle={t('support-access:own.error')}
        empty={<p className={classes.line}>{t('support-access:own.empty')}</p>}
      >
        {(views) => (
          <ul className={classes.list}>
            {views.map((view) => (
              <ViewRow key={view.id} view={view} />
            ))}
          </ul>
        )}
      </DataState>
    </Section>
  )
}

function ViewRow({ view }: { view: SupportView }) {
  const { t } = useTranslation('support-access')
  const { run, isRunning, failure } = useApiCall()
  const state = getViewState(view, useNow(5000))
  const { id: viewId, adminName, reason, closesAt, screens } = view
  const answer = (isAllowed: boolean) => run(async () => void (await call(answerSupportView, { viewId, isAllowed })))
  const end = () => run(async () => void (await call(withdrawSupportView, { viewId })))
  const opened = [...new Set(screens.map(({ screen }) => t(`support-access:screen.${screen}`)))].join(', ')
  return (
    <li className={classes.row} aria-label={adminName}>
      <p className={classes.line}>
        <strong>{t(`support-access:own.${state}`, { name: adminName })}</strong>{' '}
        <ZonedTimeText instant={closesAt} tzid={viewerZone()} />
      </p>
      <p className={classes.line}>{t('support-access:own.reason', { reason })}</p>
      {opened !== '' && <p className={classes.line}>{t('support-access:own.opened', { opened })}</p>}
      <FormError message={failure} />
      <Group gap="sm">
        {state === 'asked' && (
          <>
            <Button size="compact-sm" loading={isRunning} onClick={() => void answer(true)}>
              {t('support-access:own.allow')}
            </Button>
            <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void answer(false)}>
              {t('support-access:own.refuse')}
            </Button>
          </>
        )}
        {(state === 'allowed' || state === 'running') && (
          <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void end()}>
            {t(state === 'running' ? 'support-access:end' : 'support-access:own.withdraw')}
          </Button>
        )}
      </Group>
    </li>
  )
}
