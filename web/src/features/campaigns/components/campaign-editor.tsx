import { useTranslation } from 'react-i18next'
import {
  type Campaign,
  type CampaignDraft,
  campaignDraftSchema,
  GOAL_METRICS,
  CAMPAIGN_BUDGET_MAX,
  CAMPAIGN_GOAL_MAX,
} from '@postwright/core/model/campaign'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { routes } from '@/config/routes.ts'
import { DocumentHeader } from '@/documents/document-header.tsx'
import { DraftNotices } from '@/documents/draft-notices.tsx'
import type { WaitingDraft } from '@/documents/outbox/waiting-item.ts'
import { useDocumentDraft } from '@/documents/use-document-draft.ts'
import { useLeaveWarning } from '@/documents/use-leave-warning.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { useNow } from '@/ui/use-now.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { campaignDrafts } from '../data/campaign-drafts.ts'
import { BriefPanel } from './brief-panel.tsx'
import styles from './campaigns.module.css'
import { useCampaignActions } from './use-campaign-actions.ts'
import { NumberInput, TextInput } from '@mantine/core'
import { SelectField } from '@/ui/select-field.tsx'
import { minorUnitsIn } from '../campaign-figures.ts'
import type { PanelProps } from './panel-props.ts'

const BurnUpPanel = lazyPart(async () => (await import('./burn-up-panel.tsx')).BurnUpPanel)
const CampaignPosts = lazyPart(async () => (await import('./campaign-posts.tsx')).CampaignPosts)
const PillarsPanel = lazyPart(async () => (await import('./pillars-panel.tsx')).PillarsPanel)
const UtmPanel = lazyPart(async () => (await import('./utm-panel.tsx')).UtmPanel)

type Props = {
  campaign: Campaign
  /** Unsaved edits of earlier visits. */
  left: readonly WaitingDraft<CampaignDraft>[]
}

/** Edits a campaign, with automatic saving. */
export function CampaignEditor({ campaign, left }: Props) {
  const { t } = useTranslation('campaigns')
  const { timeZone } = useWorkspace()
  const today = fromInstant(useNow(60_000), timeZone).local.slice(0, 10)
  const { autosave, state, restore, continued } = useDocumentDraft(campaignDrafts, campaign, left)
  const { draft } = state
  const isReadOnly = !useMay('edit_library')
  useLeaveWarning(!state.isSafe)
  const edit = (change: Partial<CampaignDraft>) => autosave.edit({ ...autosave.getState().draft, ...change })
  const actions = useCampaignActions({ isFull: false, onEdit: edit })({ ...campaign, ...draft })
  useScreenActions(actions)
  return (
    <div className={styles.editor}>
      <DocumentHeader
        autosave={autosave}
        list={{ title: t('campaigns:title'), href: routes.campaigns.href() }}
        title={t('campaigns:one.title', { name: draft.name })}
        menu={{ label: t('campaigns:action.actions', { name: draft.name }), actions }}
      />
      <DraftNotices
        {...{ state, autosave, restore, continued }}
        describe={({ name, audience, message, offer, tone }) => ({
          content: [name, audience, message, offer, tone].filter((line) => line !== '').join('\n'),
          facts: '',
        })}
        conflict={{ title: t('campaigns:conflict.title'), text: t('campaigns:conflict.text') }}
      />
      {!draft.isTemplate && <BurnUpPanel campaignId={campaign.id} {...{ draft, today, timeZone }} />}
      <div className={styles.sheet}>
        <BriefPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
        <div className={styles.stack}>
          <GoalPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
          <PillarsPanel draft={draft} onEdit={edit} isReadOnly={isReadOnly} />
        </div>
      </div>
      {!draft.isTemplate && <UtmPanel campaign={campaign} draft={draft} onEdit={edit} isReadOnly={isReadOnly} />}
      {!draft.isTemplate && <CampaignPosts campaignId={campaign.id} timeZone={timeZone} />}
    </div>
  )
}

const CURRENCIES = [
  'eur',
  'usd',
  'gbp',
  'chf',
  'jpy',
  'sek',
  'nok',
  'dkk',
  'pln',
  'czk',
  'cad',
  'aud',
  'inr',
  'brl',
] as const

const { startDay: daySchema } = campaignDraftSchema.shape

/** Edits the goal, dates and budget of a campaign. */
function GoalPanel({ draft, onEdit, isReadOnly }: PanelProps) {
  const { t } = useTranslation('campaigns')
  const currency = draft.budgetCurrency || 'eur'
  const unit = minorUnitsIn(currency)
  const isTurned = draft.startDay !== '' && draft.endDay !== '' && draft.endDay < draft.startDay
  const currencies = CURRENCIES.some((each) => each === currency) ? [...CURRENCIES] : [...CURRENCIES, currency]
  const number = (value: string | number) => (typeof value === 'number' && value > 0 ? value : 0)
  const dayField = (field: 'startDay' | 'endDay', label: string, error?: string) => (
    <TextInput
      type="date"
      label={label}
      value={draft[field]}
      error={error}
      readOnly={isReadOnly}
      onChange={({ currentTarget: { value } }) => {
        const day = daySchema.safeParse(value)
        if (day.success) onEdit(field === 'startDay' ? { startDay: day.data } : { endDay: day.data })
      }}
    />
  )
  return (
    <section className={styles.panel} aria-label={t('campaigns:goal.title')}>
      <h2 className={styles.columnName}>{t('campaigns:goal.title')}</h2>
      <div className={styles.pair}>
        <SelectField
          label={t('campaigns:goal.metric')}
          value={draft.goalMetric}
          options={GOAL_METRICS.map((value) => ({ value, label: t(`campaigns:metricChoice.${value}`) }))}
          onChange={(goalMetric) => onEdit({ goalMetric })}
          disabled={isReadOnly}
        />
        <NumberInput
          label={t('campaigns:goal.target')}
          value={draft.goalTarget === 0 ? '' : draft.goalTarget}
          onChange={(value) => onEdit({ goalTarget: number(value) })}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator
          max={CAMPAIGN_GOAL_MAX}
          clampBehavior="strict"
          readOnly={isReadOnly}
        />
        {dayField('startDay', t('campaigns:goal.start'))}
        {dayField('endDay', t('campaigns:goal.end'), isTurned ? t('campaigns:goal.order') : undefined)}
        <NumberInput
          label={t('campaigns:goal.budget')}
          value={draft.budgetAmount === 0 ? '' : draft.budgetAmount / unit}
          onChange={(value) =>
            onEdit({
              budgetAmount: Math.round(number(value) * unit),
              budgetCurrency: number(value) === 0 ? '' : currency,
            })
          }
          allowNegative={false}
          decimalScale={Math.round(Math.log10(unit))}
          thousandSeparator
          max={CAMPAIGN_BUDGET_MAX / unit}
          clampBehavior="strict"
          readOnly={isReadOnly}
        />
        <SelectField
          label={t('campaigns:goal.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(next) =>
            onEdit({
              budgetCurrency: next,
              budgetAmount: Math.round((draft.budgetAmount / unit) * minorUnitsIn(next)),
            })
          }
          disabled={isReadOnly || draft.budgetAmount === 0}
        />
      </div>
    </section>
  )
}
