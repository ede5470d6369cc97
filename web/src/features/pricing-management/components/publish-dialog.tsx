import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PricedPlan } from '@postwright/core/api/pricing'
import { FREE_PLAN, getCurrentVersion, type PlanTerms, type PlanLimits } from '@postwright/core/model/plan'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import { publishDraft, type LimitTrial, useLimitTrial } from '../data/priced-plans.ts'
import { listChanges, type TermChange } from '../plan-text.ts'
import classes from './pricing.module.css'
import { DataState } from '@/ui/data-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { formatLimit } from '@/ui/format-limit.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'

type Props = { plan: PricedPlan; onClose: () => void; onPublished: () => Promise<void> }

/** Shows the changes of a draft and the users affected by its limits, and publishes it. */
export function PublishDialog({ plan, onClose, onPublished }: Props) {
  const { t } = useTranslation('pricing-management')
  const { draft } = plan
  if (!draft) return null
  const publish = async () => {
    await publishDraft(plan.id, plan.rev)
    await onPublished()
    toast.success(t('pricing-management:published', { name: draft.name }))
  }
  return (
    <ConfirmDialog
      title={t('pricing-management:publishing.title', { name: draft.name })}
      confirm={t('pricing-management:publishing.confirm')}
      isDangerous={false}
      onConfirm={publish}
      onClose={onClose}
    >
      <Stack gap="md">
        <p className={classes.hint}>
          {t(plan.id === FREE_PLAN ? 'pricing-management:publishing.freeText' : 'pricing-management:publishing.text')}
        </p>
        <Changes before={getCurrentVersion(plan)} after={draft} />
        <LimitTrialResult planId={plan.id} limits={draft.limits} />
      </Stack>
    </ConfirmDialog>
  )
}

function Changes({ before, after }: { before: PlanTerms | null; after: PlanTerms }) {
  const { t } = useTranslation('pricing-management')
  const changes = listChanges(before, after)
  if (changes.length === 0) return <p>{t('pricing-management:publishing.same')}</p>
  return (
    <dl className={classes.changes} aria-label={t('pricing-management:publishing.changes')}>
      {changes.map((change) => (
        <Change key={keyOf(change)} change={change} isNew={before === null} />
      ))}
    </dl>
  )
}

function Change({ change, isNew }: { change: TermChange; isNew: boolean }) {
  const { t } = useTranslation('pricing-management')
  const none = t(change.kind === 'limit' ? 'pricing-management:unlimited' : 'pricing-management:publishing.none')
  const before = change.before ?? none
  const after = change.after === null || change.after === '' ? none : change.after
  return (
    <div>
      <dt>
        {change.kind === 'limit'
          ? t(`pricing-management:limit.${change.limit}`)
          : t(`pricing-management:publishing.term.${change.kind}`, {
              currency: 'currency' in change ? change.currency.toUpperCase() : '',
            })}
      </dt>
      <dd>
        {isNew ? after : t('pricing-management:publishing.fromTo', { before: before === '' ? none : before, after })}
      </dd>
    </div>
  )
}

function keyOf(change: TermChange): string {
  if (change.kind === 'limit') return change.limit
  return 'currency' in change ? `${change.kind}-${change.currency}` : change.kind
}

/** The number of users on a plan who would exceed the limits, and the first of them. */
function LimitTrialResult({ planId, limits }: { planId: string; limits: PlanLimits }) {
  const { t } = useTranslation('pricing-management')
  return (
    <DataState
      read={useLimitTrial(planId, limits)}
      loading={<SkeletonList rows={1} label={t('pricing-management:trial.loading')} />}
      errorTitle={t('pricing-management:trial.error')}
    >
      {(result) => <Result result={result} />}
    </DataState>
  )
}

function Result({ result }: { result: LimitTrial }) {
  const { t } = useTranslation('pricing-management')
  const { checked, isCutOff, over, first } = result
  const scope = isCutOff
    ? t('pricing-management:trial.cutOff', { count: checked })
    : t('pricing-management:trial.checked', { count: checked })
  if (over.length === 0) return <Notice title={t('pricing-management:trial.nobody')} text={scope} />
  return (
    <>
      <Notice
        tone="warning"
        title={over
          .map(({ limit, people }) =>
            t('pricing-management:trial.over', { count: people, limit: t(`pricing-management:limit.${limit}`) }),
          )
          .join(' ')}
        text={`${scope} ${t('pricing-management:trial.kept')}`}
      />
      <ul className={classes.people}>
        {first.map(({ uid, fullName, limit, used, max }) => (
          <li key={`${uid}-${limit}`}>
            {t('pricing-management:trial.person', {
              name: fullName === '' ? uid : fullName,
              limit: t(`pricing-management:limit.${limit}`),
              used: formatLimit(limit, used),
              max: formatLimit(limit, max),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
