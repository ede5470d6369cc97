import { useTranslation } from 'react-i18next'
import type { Learned } from '@postwright/core/learning/learn-effects'
import { Panel } from '@/ui/panel.tsx'
import { EffectSentences } from './effect-sentences.tsx'
import { EffectsTable } from './effects-table.tsx'
import styles from './what-worked.module.css'

/** Of the differences between posts, a share below this is no more than chance. */
const FORETOLD_MIN = 0.02

/** Which features moved the own numbers, in sentences, and as a picture with its numbers. */
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
