import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { personas as personasOf } from '@postwright/core/collections/personas'
import { templates as templatesOf } from '@postwright/core/collections/templates'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { BriefStep } from './components/brief-step.tsx'
import { PlanDone } from './components/plan-done.tsx'
import { PlanSteps } from './components/plan-steps.tsx'
import type { PlanStep } from './plan-form.ts'
import type { PlanNames } from './plan-words.ts'
import { findBriefProblems, findConstraintProblems, toBrief } from './to-brief.ts'
import { usePlanForm } from './use-plan-form.ts'

const ConstraintsStep = lazyPart(async () => (await import('./components/constraints-step.tsx')).ConstraintsStep)
const ProposalStep = lazyPart(async () => (await import('./components/proposal-step.tsx')).ProposalStep)
const DraftsStep = lazyPart(async () => (await import('./components/drafts-step.tsx')).DraftsStep)

const MINUTE = 60_000
const NONE: never[] = []

/** `/dashboard/campaigns/new`: from a brief, constraints and a proposed calendar to drafts. */
export function Component() {
  const { t } = useTranslation(['campaign-plan', 'library', 'ui', 'areas'])
  const { user, workspaceId } = useSignedIn()
  const { timeZone: tzid } = useWorkspace()
  const now = useNow(MINUTE)
  const today = fromInstant(now, tzid).local.slice(0, 10)
  const control = usePlanForm(user.id, workspaceId, today)
  const { form, change } = control
  const connections = useConnections(workspaceId)
  const personaList = useLibraryList(personasOf, workspaceId)
  const templateList = useLibraryList(templatesOf, workspaceId)
  const channels = useMemo(
    () => (connections.status === 'ready' ? connections.data : NONE).filter(({ status }) => status !== 'disconnected'),
    [connections],
  )
  const personas = personaList.status === 'ready' ? personaList.data : NONE
  const templates = templateList.status === 'ready' ? templateList.data : NONE
  const missing = findBriefProblems(form, today)
  const wrong = findConstraintProblems(form)
  const brief = useMemo(
    () => (missing.length + wrong.length === 0 ? toBrief(form, { tzid, now, channels }) : null),
    // The plan in the form is checked against the brief and is not part of it.
    [form, tzid, now, channels, missing.length, wrong.length],
  )
  useLoadWhenIdle(ConstraintsStep.load)
  useLoadWhenIdle(ProposalStep.load)
  useLoadWhenIdle(DraftsStep.load)

  const known = new Map([
    ...channels.map(({ id, handle }) => [id, handle] as const),
    ...form.pillars.map(({ id, name }) => [id, name] as const),
    ...form.keyDates.map(({ id, name }) => [id, name] as const),
    ...personas.map(({ id, name }) => [id, name] as const),
  ])
  const names: PlanNames = { of: (id) => known.get(id) ?? t('campaign-plan:unknown') }
  const reached = reachedStep()
  const step = isBefore(form.step, reached) ? form.step : reached
  const go = (next: PlanStep) => change({ step: next })

  function reachedStep(): PlanStep {
    if (missing.length > 0) return 'brief'
    if (brief === null) return 'constraints'
    return form.placements.length === 0 ? 'proposal' : 'drafts'
  }

  if (form.created > 0) {
    return (
      <>
        <PageHeader title={t('campaign-plan:title')} description={t('campaign-plan:description')} />
        <PlanDone campaignId={form.campaignId} count={form.created} onAnother={control.reset} />
      </>
    )
  }

  return (
    <>
      <PageHeader title={t('campaign-plan:title')} description={t('campaign-plan:description')} />
      <DataState
        read={connections.status === 'ready' ? { ...connections, data: channels } : connections}
        loading={<SkeletonList rows={4} label={t('campaign-plan:loading')} />}
        errorTitle={t('campaign-plan:error')}
        empty={
          <EmptyState
            drawing="channels"
            title={t('campaign-plan:noChannels.title')}
            text={t('campaign-plan:noChannels.text')}
            action={
              <Button component={Link} to={routes.connectedPlatforms.href()}>
                {t('campaign-plan:noChannels.action')}
              </Button>
            }
          />
        }
      >
        {() => (
          <>
            <PlanSteps step={step} reached={reached} onStep={go} />
            {step === 'brief' && (
              <BriefStep
                {...{ form, channels, personas }}
                problems={missing}
                onChange={change}
                onNext={() => go('constraints')}
              />
            )}
            {step === 'constraints' && (
              <ConstraintsStep
                {...{ form, channels }}
                problems={wrong.length === 0 && brief === null ? ['invalid'] : wrong}
                onChange={change}
                onNext={() => go('proposal')}
              />
            )}
            {step === 'proposal' && brief && (
              <ProposalStep
                {...{ brief, control, channels, names }}
                onNext={() => go('drafts')}
                waiting={<SkeletonList rows={6} />}
              />
            )}
            {step === 'drafts' && brief && (
              <DraftsStep {...{ brief, control, channels, templates, names }} waiting={<SkeletonList rows={6} />} />
            )}
          </>
        )}
      </DataState>
    </>
  )

  function isBefore(a: PlanStep, b: PlanStep): boolean {
    const order: readonly PlanStep[] = ['brief', 'constraints', 'proposal', 'drafts']
    return order.indexOf(a) <= order.indexOf(b)
  }
}
