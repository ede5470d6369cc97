import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { LEARNED_FROM_MIN } from '@postwright/core/learning/measured-post'
import { rankHooks } from '@postwright/core/learning/rank-hooks'
import { Panel } from '@/ui/panel.tsx'
import type { useLearned } from '../data/use-learned.ts'
import styles from '../components/optimizer.module.css'
import { LearnedHooks } from './learned-hooks.tsx'
import { ScoredHooks } from './scored-hooks.tsx'

type Props = {
  draft: CheckedDraft
  read: ReturnType<typeof useLearned>
  onChoose: (text: string) => void
}

/** Other first sentences, made of the text's own words, ranked by the own posts where those foretell anything. */
export function HookTournament({ draft: latest, read, onChoose }: Props) {
  const { t } = useTranslation('optimizer')
  // Typing does not wait for the tournament.
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
