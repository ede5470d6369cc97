import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { zoneTown } from '@/ui/format-time.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { useNow } from '@/ui/use-now.ts'
import { AttentionBlock } from './components/attention-block.tsx'
import { FirstStepsBlock } from './components/first-steps-block.tsx'
import { HeartbeatBlock } from './components/heartbeat-block.tsx'
import { NewPostButton } from './components/new-post-button.tsx'
import { NextBlock } from './components/next-block.tsx'
import { WeekBlock } from './components/week-block.tsx'
import { WentOutBlock } from './components/published-block.tsx'
import { useFirstSteps } from './data/use-first-steps.ts'
import { useAttention, useHeartbeat, useUpcoming, useWentOut } from './data/overview-queries.ts'
import { useWeekDays, useWeekOutcomes } from './data/use-week-outcomes.ts'
import classes from './components/overview.module.css'

/** Lazy: the first page does not wait for the code that computes slots. */
const EmptySlots = lazyPart(async () => (await import('./components/free-slots.tsx')).EmptySlots)

/** Lazy: users who work alone rarely have work waiting, so the first page does not wait for this block. */
const WaitingBlock = lazyPart(async () => (await import('./components/waiting-block.tsx')).WaitingBlock)

/** Lazy: most users have no payment due. */
const PaymentDueBlock = lazyPart(async () => (await import('./components/payment-due-block.tsx')).PaymentDueBlock)

/** `/dashboard`: publications that wait for a person and the next ones, then published ones and the system's health. */
export function Component() {
  const { t } = useTranslation(['overview', 'publishing', 'ui'])
  const { workspaceId } = useSignedIn()
  const { name, timeZone } = useWorkspace()
  const upcoming = useUpcoming(workspaceId)
  const attention = useAttention(workspaceId)
  const wentOut = useWentOut(workspaceId)
  const heartbeat = useHeartbeat()
  const week = useWeekOutcomes(workspaceId, timeZone)
  const now = useNow(60_000)
  const days = useWeekDays(workspaceId, timeZone, week.data, now)
  const { steps, close } = useFirstSteps(workspaceId, wentOut)

  const note = <EmptySlots workspaceId={workspaceId} tzid={timeZone} />

  return (
    <>
      <PageHeader
        title={t('overview:title')}
        description={t('overview:description', { name, zone: zoneTown(timeZone) })}
        actions={<NewPostButton isMain={steps === null && wentOut.status !== 'loading'} />}
      />
      <div className={classes.blocks}>
        <PaymentDueBlock />
        {steps !== null && <FirstStepsBlock steps={steps} onClose={close} />}
        <div className={classes.columns}>
          <div className={classes.blocks}>
            <WaitingBlock />
            <AttentionBlock attention={attention} tzid={timeZone} />
            <NextBlock upcoming={upcoming} tzid={timeZone} note={note} />
            <WentOutBlock wentOut={wentOut} tzid={timeZone} />
          </div>
          <div className={classes.blocks}>
            <WeekBlock week={week} days={days} tzid={timeZone} />
            <HeartbeatBlock heartbeat={heartbeat} />
          </div>
        </div>
      </div>
    </>
  )
}
