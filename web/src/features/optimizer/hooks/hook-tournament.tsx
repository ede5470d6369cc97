import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { hookOptions, type HookOption } from '@postwright/core/checks/hooks/hook-options'
import { LEARNED_FROM_MIN } from '@postwright/core/learning/measured-post'
import { rankHooks, type RankedHook } from '@postwright/core/learning/rank-hooks'
import { Panel } from '@/ui/panel.tsx'
import type { useLearned } from '../data/use-learned.ts'
import styles from '../components/optimizer.module.css'
import { runChecks } from '@postwright/core/checks/run-checks'
import { ScoreRing } from '@/checks/score.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { liftText } from '../lift-text.ts'
import { Button } from '@mantine/core'

type Props = {
  draft: CheckedDraft
  read: ReturnType<typeof useLearned>
  onChoose: (text: string) => void
}

/** Alternative first sentences from the text's own words, ranked by the workspace's own posts if these are predictive. */
export function HookTournament({ draft: latest, read, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  // The tournament is deferred, so that typing is not blocked.
  const draft = useDeferredValue(latest)
  const options = useMemo(() => hookOptions(draft.text), [draft.text])
  const learned = read.status === 'ready' ? read.data : null
  const usable = learned?.status === 'known' && learned.foretold > 0 ? learned : null
  const ranked = useMemo(
    () => usable && rankHooks(options, { files: draft.files.map(({ kind }) => kind), hasThread: false }, usable),
    [usable, options, draft.files],
  )
  if (options.length === 0) return null
  return (
    <Panel title={t('optimizer:hooks.title')} description={whyText()} id="hooks" flush>
      {options.length === 1 ? (
        <p className={styles.noHooks}>{t('optimizer:hooks.none')}</p>
      ) : ranked ? (
        <LearnedHooks hooks={ranked} onChoose={onChoose} />
      ) : (
        <ScoredHooks {...{ draft, options, onChoose }} />
      )}
    </Panel>
  )

  function whyText(): string {
    if (usable) return t('optimizer:hooks.byPosts', { count: usable.count })
    if (learned?.status === 'thin') {
      return t('optimizer:hooks.byScoreFew', { count: learned.missing, min: LEARNED_FROM_MIN })
    }
    return t(learned ? 'optimizer:hooks.byScoreUnsure' : 'optimizer:hooks.byScore')
  }
}

type ScoredHooksProps = { draft: CheckedDraft; options: readonly HookOption[]; onChoose: (text: string) => void }

/** First lines ranked by the score of the whole text. */
function ScoredHooks({ draft, options, onChoose }: ScoredHooksProps) {
  const scored = useMemo(
    () =>
      options
        .map((option) => ({ option, score: runChecks({ ...draft, text: option.text }).score ?? 0 }))
        .toSorted((a, b) => b.score - a.score),
    [draft, options],
  )
  return (
    <ol className={styles.hooks}>
      {scored.map(({ option, score }) => (
        <HookRow key={option.kind} option={option} onChoose={onChoose} rank={<ScoreRing score={score} size={52} />} />
      ))}
    </ol>
  )
}

/** Smallest contribution of a feature that is shown. */
const WORTH_NAMING = 0.01

type LearnedHooksProps = { hooks: readonly RankedHook[]; onChoose: (text: string) => void }

/** First lines ranked by the prediction from the workspace's own posts, each with the contributions of its features. */
function LearnedHooks({ hooks, onChoose }: LearnedHooksProps) {
  const { t } = useTranslation('optimizer')
  return (
    <ol className={styles.hooks}>
      {hooks.map((hook) => {
        const named = hook.contributions.filter(({ lift }) => Math.abs(lift) >= WORTH_NAMING)
        return (
          <HookRow
            key={hook.kind}
            option={hook}
            onChoose={onChoose}
            rank={<strong className={styles.lift}>{liftText(hook.lift)}</strong>}
            reasons={
              named.length > 0 && (
                <ul className={styles.reasons} aria-label={t('optimizer:hooks.reasons')}>
                  {named.map(({ name, lift }) => (
                    <li key={name}>
                      <StateBadge tone={lift > 0 ? 'positive' : 'warning'}>
                        {t('optimizer:hooks.reason', {
                          feature: t(`optimizer:feature.${name}.name`),
                          lift: liftText(lift),
                        })}
                      </StateBadge>
                    </li>
                  ))}
                </ul>
              )
            }
          />
        )
      })}
    </ol>
  )
}

type HookRowProps = {
  option: HookOption
  /** Value that determines the rank. */
  rank: ReactNode
  /** Reasons for the rank. */
  reasons?: ReactNode
  onChoose: (text: string) => void
}

function HookRow({ option: { kind, hook, text }, rank, reasons, onChoose }: HookRowProps) {
  const { t } = useTranslation('optimizer')
  return (
    <li className={styles.hook}>
      <div className={styles.rank}>{rank}</div>
      <div className={styles.hookWords}>
        <span className={styles.kind}>{t(`optimizer:hooks.kind.${kind}`)}</span>
        <p className={styles.hookText}>{hook}</p>
        {reasons}
      </div>
      {kind !== 'asWritten' && (
        <Button
          variant="default"
          size="xs"
          onClick={() => onChoose(text)}
          aria-label={t('optimizer:hooks.useLabel', { hook })}
        >
          {t('optimizer:hooks.use')}
        </Button>
      )}
    </li>
  )
}
