import { useState, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useUsableModel } from './data/use-usable-model.ts'
import type { ModelWork } from './model-run.ts'
import { RunView } from './run-view.tsx'
import { applySafeFixes } from '@postwright/core/checks/apply-safe-fixes'
import { hookOptions } from '@postwright/core/checks/hooks/hook-options'
import { HookList } from './hook-list.tsx'
import styles from './llm.module.css'
import { NoModelNotice } from './missing-model-notice.tsx'
import { ResultReview } from './result-review.tsx'

type Props = ModelWork & { onInsert: (text: string) => void; onClose: () => void }

/** Runs one task for one text, from the request to the inserted result. The text is fixed when the dialog opens. */
export function ModelDialog({ onInsert, onClose, ...given }: Props) {
  const { t } = useTranslation(['models', 'checks'])
  const { workspaceId } = useSignedIn()
  const usable = useUsableModel(workspaceId)
  const [work] = useState<ModelWork>(given)

  function insert(text: string) {
    const before = work.draft.text
    onInsert(text)
    onClose()
    toast.undo(t('models:result.inserted'), { label: t('models:result.undo'), onUndo: () => onInsert(before) })
  }

  return (
    <Dialog title={t(`models:task.${work.task}`)} size="xl" onClose={onClose}>
      {usable.status === 'missing' ? (
        <WithoutModel work={work} onInsert={insert} />
      ) : (
        <DataState
          read={usable}
          loading={<SkeletonList rows={3} label={t('models:loading')} />}
          errorTitle={t('models:unreadable')}
        >
          {(found) => <RunView work={work} usable={found} onInsert={insert} />}
        </DataState>
      )}
    </Dialog>
  )
}

type WithoutModelProps = { work: ModelWork; onInsert: (text: string) => void }

/** Explains how to add a model, and offers the rule-based result for the task. */
function WithoutModel(props: WithoutModelProps) {
  const { task } = props.work
  return (
    <div className={styles.run}>
      <NoModelNotice />
      {task === 'hooks' ? <HooksByRules {...props} /> : <TextByRules {...props} />}
    </div>
  )
}

function HooksByRules({ work: { draft }, onInsert }: WithoutModelProps) {
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

/** Offers the text with every fix that does not change the meaning; if the task is to shorten it, its first sentence is shortened as well. */
function TextByRules({ work: { task, draft }, onInsert }: WithoutModelProps) {
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
