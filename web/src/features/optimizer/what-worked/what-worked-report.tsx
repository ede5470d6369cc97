import { useTranslation } from 'react-i18next'
import type { Learned, Effect } from '@postwright/core/learning/learn-effects'
import { Panel } from '@/ui/panel.tsx'
import styles from './what-worked.module.css'
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { liftText } from '../lift-text.ts'

/** Minimum share of the differences between posts that the features must explain; a smaller share may be chance. */
const FORETOLD_MIN = 0.02

/** The features that affected the workspace's results, in sentences, and as a chart with numbers. */
export function WhatWorkedReport({ learned }: { learned: Extract<Learned, { status: 'known' }> }) {
  const { t } = useTranslation('optimizer')
  const { effects, count, foretold } = learned
  const share = Math.round(100 * foretold)
  return (
    <div className={styles.report}>
      <Panel title={t('optimizer:worked.clear')} description={t('optimizer:worked.from', { count })} id="clear">
        <EffectSentences effects={effects} />
        <p className={styles.note}>
          {foretold < FORETOLD_MIN
            ? t('optimizer:worked.foretoldNothing')
            : t('optimizer:worked.foretold', { percent: share })}
        </p>
      </Panel>
      <Panel
        title={t('optimizer:worked.all')}
        description={t('optimizer:worked.allHint', { features: effects.length })}
        id="all"
      >
        <EffectsTable effects={effects} />
      </Panel>
    </div>
  )
}

/** The significant effects in sentences, or a note that there are none. */
function EffectSentences({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('optimizer')
  const clear = effects
    .filter(({ isClear }) => isClear)
    .toSorted((a, b) => Math.abs(Math.log(1 + b.lift)) - Math.abs(Math.log(1 + a.lift)))
  if (clear.length === 0) return <p className={styles.soft}>{t('optimizer:worked.nothingClear')}</p>
  return (
    <ul className={styles.sentences}>
      {clear.map(({ feature, lift, low, high }) => (
        <li key={feature.name} className={styles.sentence} data-worse={lift < 0 || undefined}>
          {lift > 0 ? <IconTrendingUp size="1.25rem" aria-hidden /> : <IconTrendingDown size="1.25rem" aria-hidden />}
          <span>
            {t(lift > 0 ? 'optimizer:worked.more' : 'optimizer:worked.fewer', {
              what: t(`optimizer:feature.${feature.name}.what`),
              percent: Math.abs(Math.round(100 * lift)),
              low: liftText(low),
              high: liftText(high),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A forest plot with its numbers: one row per feature, the largest lift first. */
function EffectsTable({ effects }: { effects: readonly Effect[] }) {
  const { t } = useTranslation('optimizer')
  const sorted = effects.toSorted((a, b) => b.lift - a.lift)
  const reach = Math.max(...effects.flatMap(({ low, high }) => [Math.log(1 + high), -Math.log(1 + low)]), 0.1)
  return (
    <div className={styles.frame} role="region" aria-label={t('optimizer:worked.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('optimizer:worked.column.feature')}</th>
            <th scope="col">{t('optimizer:worked.column.posts')}</th>
            <th scope="col" className={styles.picture}>
              {t('optimizer:worked.column.picture')}
            </th>
            <th scope="col">{t('optimizer:worked.column.lift')}</th>
            <th scope="col">{t('optimizer:worked.column.range')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ feature, lift, low, high, isClear, count }) => (
            <tr key={feature.name} data-clear={isClear || undefined}>
              <th scope="row">{t(`optimizer:feature.${feature.name}.name`)}</th>
              <td>{count}</td>
              <td className={styles.picture}>
                <IntervalBar {...{ lift, low, high, isClear, reach }} />
              </td>
              <td>{liftText(lift)}</td>
              <td>{t('optimizer:range', { low: liftText(low), high: liftText(high) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Props = {
  lift: number
  low: number
  high: number
  isClear: boolean
  /** Largest absolute logarithm of the plot. */ reach: number
}

const WIDTH = 200

const MIDDLE = WIDTH / 2

const HEIGHT = 20

/** One row of a forest plot: a point for the effect and a line for the interval, on a logarithmic scale. */
function IntervalBar({ lift, low, high, isClear, reach }: Props) {
  const at = (value: number) => MIDDLE + (Math.log(1 + value) / reach) * MIDDLE
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-clear={isClear || undefined}
      data-worse={lift < 0 || undefined}
      aria-hidden
    >
      <line className={styles.zero} x1={MIDDLE} x2={MIDDLE} y1={0} y2={HEIGHT} />
      <line className={styles.reach} x1={at(low)} x2={at(high)} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line className={styles.point} x1={at(lift)} x2={at(lift)} y1={4} y2={HEIGHT - 4} />
    </svg>
  )
}
