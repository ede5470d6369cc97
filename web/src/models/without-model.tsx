import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { HookList } from './hook-list.tsx'
import type { ModelWork } from './model-target.ts'
import styles from './models.module.css'
import { NoModelNotice } from './no-model-notice.tsx'
import { ResultReview } from './result-review.tsx'

type Props = { work: ModelWork; onInsert: (text: string) => void }

/** How there can be a model, and what the rules do for this task by themselves. */
export function WithoutModel(props: Props) {
  const { task } = props.work
  return (
    <div className={styles.run}>
      <NoModelNotice />
      {task === 'hooks' ? <HooksByRules {...props} /> : <TextByRules {...props} />}
    </div>
  )
}

function HooksByRules({ work: { draft }, onInsert }: Props) {
  const { t } = useTranslation('models')
  const options = useMemo(() => hookOptions(draft.text).filter(({ kind }) => kind !== 'asWritten'), [draft])
  if (options.length === 0) return <p>{t('models:rules.nothing')}</p>
  return (
    <>
      <p>{t('models:rules.hooks')}</p>
      <HookList draft={draft} options={options} onChoose={onInsert} />
    </>
  )
}

/** The first sentence cut where the text is to be shorter, else every fix that changes no meaning. */
function TextByRules({ work: { task, draft }, onInsert }: Props) {
  const { t } = useTranslation('models')
  const text = useMemo(() => {
    const mended = applySafeFixes(draft).draft.text
    const brief = task === 'shorten' ? hookOptions(mended).find(({ kind }) => kind === 'brevity') : undefined
    return brief?.text ?? mended
  }, [task, draft])
  if (task !== 'shorten' && task !== 'rewrite') return <p>{t('models:rules.none')}</p>
  if (text === draft.text) return <p>{t('models:rules.nothing')}</p>
  return (
    <>
      <p>{t('models:rules.fixes')}</p>
      <ResultReview draft={draft} text={text} onInsert={() => onInsert(text)} />
    </>
  )
}
