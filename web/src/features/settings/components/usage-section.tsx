import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { budgetMonth, tokensLeft, costOf } from '@postwright/core/llm/token-budget'
import type { ModelPrice, ModelUsage } from '@postwright/core/model/model-settings'
import { costText } from '@/llm/cost-text.ts'
import { Chart } from '@/ui/chart.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useNow } from '@/ui/use-now.ts'
import { formatMonth, formatShortMonth } from '@/ui/format-time.ts'
import { countText } from '../count-text.ts'
import { useModelUsage } from '../data/use-model-usage.ts'
import classes from './models.module.css'
import { Section } from './section.tsx'

type Props = {
  workspaceId: string
  /** Null if no model is set. */
  monthlyTokens: number | null
  /** Null if unknown. */
  price: ModelPrice | null
}

const NOTHING = { tokensIn: 0, tokensOut: 0, reserved: 0, calls: 0, failed: 0, refused: 0 }

/** Shows the tokens used per month as bars, and the rest of the current month's budget. */
export function UsageSection({ workspaceId, monthlyTokens, price }: Props) {
  const { t } = useTranslation('models')
  const read = useModelUsage(workspaceId)
  return (
    <Section id="usage" title={t('models:usage.title')} text={t('models:usage.text')}>
      <DataState
        read={read}
        loading={<SkeletonList rows={3} label={t('models:loading')} />}
        errorTitle={t('models:unreadable')}
        empty={<p>{t('models:usage.empty')}</p>}
      >
        {(months) => <Usage {...{ months, monthlyTokens, price }} />}
      </DataState>
    </Section>
  )
}

function Usage({ months, monthlyTokens, price }: Omit<Props, 'workspaceId'> & { months: readonly ModelUsage[] }) {
  const { t } = useTranslation('models')
  const current = budgetMonth(useNow(60_000))
  const usage = months.find(({ id }) => id === current) ?? NOTHING
  const shown = useMemo(() => months.toReversed(), [months])
  const used = usage.tokensIn + usage.tokensOut
  const left = monthlyTokens === null ? null : tokensLeft(monthlyTokens, usage)
  const facts = [
    ...(price ? [[t('models:usage.cost'), costText(costOf(price, usage), price.currency)] as const] : []),
    [t('models:usage.used'), countText(used)],
    ...(left === null ? [] : [[t('models:usage.left'), countText(left)] as const]),
    [t('models:usage.calls'), countText(usage.calls)],
    [t('models:usage.failed'), countText(usage.failed)],
    [t('models:usage.refused'), countText(usage.refused)],
  ] as const
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {price && <p className={classes.soft}>{t('models:usage.costNote')}</p>}
      {left === 0 && <Notice tone="warning" title={t('models:usage.usedUp')} text={t('models:usage.usedUpText')} />}
      <Chart
        kind="bars"
        title={t('models:usage.chart')}
        summary={t('models:usage.summary', { used: countText(used) })}
        labels={shown.map(({ id }) => formatMonth(`${id}-01`))}
        ticks={shown.map(({ id }) => formatShortMonth(`${id}-01`))}
        series={[
          { name: t('models:usage.sent'), tone: 'accent', values: shown.map(({ tokensIn }) => tokensIn) },
          { name: t('models:usage.received'), tone: 'neutral', values: shown.map(({ tokensOut }) => tokensOut) },
        ]}
      />
    </>
  )
}
