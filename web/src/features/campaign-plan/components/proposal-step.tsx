import { Alert, Button, Progress, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { type Placement, comparePlans } from '@postwright/core/campaign-plan/placement'
import type { PlanBrief } from '@postwright/core/campaign-plan/plan-brief'
import { judgePlan } from '@postwright/core/campaign-plan/solve-plan'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { moveToDay, newPlacement } from '../edit-placements.ts'
import type { PlanNames } from '../plan-words.ts'
import type { PlanFormControl } from '../use-plan-form.ts'
import { useSolver } from '../use-solver.ts'
import { PlacementDialog } from './placement-dialog.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { PlanList } from './plan-list.tsx'
import { RuleWeights } from './rule-weights.tsx'
import { UnmetList } from './unmet-list.tsx'
import styles from './campaign-plan.module.css'

type Props = {
  brief: PlanBrief
  control: PlanFormControl
  channels: readonly Connection[]
  names: PlanNames
  onNext: () => void
}

/** Shows the proposed plan as a calendar or list: posts with their reasons can be moved, pinned and edited, and the plan solved again. */
export function ProposalStep({ brief, control, channels, names, onNext }: Props) {
  const { t } = useTranslation('campaign-plan')
  const { form, edit, change } = control
  const { placements } = form
  const [view, setView] = useState<'calendar' | 'list'>('calendar')
  /** The open post: an existing one, or a draft of a new one. */
  const [open, setOpen] = useState<Placement | null>(null)
  const solver = useSolver((solved) => edit({ placements: solved, before: placements.length > 0 ? placements : null }))
  const plan = useMemo(() => judgePlan(brief, placements), [brief, placements])
  const changes = useMemo(
    () => (form.before === null ? null : comparePlans(form.before, placements)),
    [form.before, placements],
  )
  const isRunning = solver.state.status === 'running'

  function solve(seed: number) {
    if (seed !== form.seed) change({ seed })
    void solver.start(
      { ...brief, seed },
      placements.filter(({ isKept }) => isKept),
    )
  }

  function put(next: Placement) {
    const isNew = !placements.some(({ id }) => id === next.id)
    edit({
      placements: isNew ? [...placements, next] : placements.map((each) => (each.id === next.id ? next : each)),
    })
  }

  function remove({ id, channelId, local }: Placement) {
    edit({
      placements: placements.filter((each) => each.id !== id),
      skipped: [...form.skipped, { channelId, local }],
    })
    setOpen(null)
  }

  function pin(placement: Placement) {
    put({ ...placement, isKept: !placement.isKept })
  }

  const actions = {
    onOpen: (id: string) => setOpen(placements.find((each) => each.id === id) ?? null),
    onPin: (id: string) => {
      const found = placements.find((each) => each.id === id)
      if (found) pin(found)
    },
  }
  const added = new Set(
    changes ? [...changes.added, ...changes.changed.map(({ after }) => after)].map(({ id }) => id) : [],
  )

  return (
    <>
      <div className={styles.tools}>
        <Button
          leftSection={<IconRefresh size="1.125rem" aria-hidden />}
          loading={isRunning}
          onClick={() => solve(form.seed)}
        >
          {t(placements.length === 0 ? 'campaign-plan:proposal.solve' : 'campaign-plan:proposal.again')}
        </Button>
        {placements.length > 0 && (
          <Button variant="default" disabled={isRunning} onClick={() => solve(form.seed + 1)}>
            {t('campaign-plan:proposal.another')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
          onClick={() => setOpen(newPlacement(brief, placements))}
        >
          {t('campaign-plan:proposal.add')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconArrowBackUp size="1.125rem" aria-hidden />}
          disabled={!control.canUndo}
          onClick={control.undo}
        >
          {t('campaign-plan:proposal.undo')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconArrowForwardUp size="1.125rem" aria-hidden />}
          disabled={!control.canRedo}
          onClick={control.redo}
        >
          {t('campaign-plan:proposal.redo')}
        </Button>
        <SegmentedControl
          aria-label={t('campaign-plan:proposal.view')}
          value={view}
          onChange={(chosen) => setView(chosen === 'list' ? 'list' : 'calendar')}
          data={[
            { value: 'calendar', label: t('campaign-plan:proposal.calendar') },
            { value: 'list', label: t('campaign-plan:proposal.list') },
          ]}
        />
      </div>
      {solver.state.status === 'running' && (
        <div className={styles.progress}>
          <Progress
            value={100 * solver.state.share}
            aria-label={t('campaign-plan:proposal.progress')}
            transitionDuration={0}
          />
          <Button variant="subtle" size="sm" onClick={solver.cancel}>
            {t('campaign-plan:proposal.cancel')}
          </Button>
        </div>
      )}
      {solver.state.status === 'failed' && (
        <Alert color="red" role="alert">
          {t('campaign-plan:proposal.failed')}
        </Alert>
      )}
      {placements.length === 0 ? (
        <EmptyState
          drawing="calendar"
          title={t('campaign-plan:proposal.none.title')}
          text={t('campaign-plan:proposal.none.text')}
        />
      ) : (
        <>
          <p role="status" className={styles.summary}>
            {t('campaign-plan:proposal.summary', {
              count: placements.length,
              score: Math.round(plan.objective),
              kept: placements.filter(({ isKept }) => isKept).length,
            })}
          </p>
          {changes && <PlanChanges changes={changes} names={names} onClose={() => change({ before: null })} />}
          <UnmetList plan={plan} names={names} />
          <div className={styles.board}>
            <div className={styles.main}>
              {view === 'calendar' ? (
                <PlanCalendar
                  {...{ brief, plan, channels, names, added, ...actions }}
                  onMove={(id, day) => {
                    const found = placements.find((each) => each.id === id)
                    if (found) put(moveToDay(found, day, brief))
                  }}
                />
              ) : (
                <PlanList {...{ plan, channels, names, added, ...actions }} />
              )}
            </div>
            <Panel title={t('campaign-plan:rules.title')} description={t('campaign-plan:rules.text')} id="plan-rules">
              <RuleWeights
                scores={plan.scores}
                weights={form.weights}
                names={names}
                onChange={(weights) => change({ weights })}
              />
            </Panel>
          </div>
          <div className={styles.foot}>
            <Button disabled={isRunning} onClick={onNext}>
              {t('campaign-plan:proposal.next', { count: placements.length })}
            </Button>
          </div>
        </>
      )}
      {open && (
        <PlacementDialog
          key={open.id}
          placement={open}
          explained={plan.placements.find(({ id }) => id === open.id) ?? null}
          {...{ brief, channels, names }}
          onSave={(next) => {
            put({ ...next, isKept: true })
            setOpen(null)
          }}
          onRemove={remove}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
