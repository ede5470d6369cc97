import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '@/session/use-session.ts'
import { DataState } from '@/ui/data-state.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { toast } from '@/ui/toast.tsx'
import { useUsableModel } from './data/use-usable-model.ts'
import type { ModelWork } from './model-target.ts'
import { RunView } from './run-view.tsx'
import { WithoutModel } from './without-model.tsx'

type Props = ModelWork & { onInsert: (text: string) => void; onClose: () => void }

/** One task for one text, from what is sent to what is put in. The text is the one that it was opened with. */
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
