import { useTranslation } from 'react-i18next'
import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { toast } from '@/ui/toast.tsx'
import { removeModel } from '../data/shared-models.ts'
import { SharedModelEffects } from './shared-model-effects.tsx'

type Props = { shared: ShownSharedModel; onClose: () => void; onSaved: () => void }

/** Removes a provider with its key, after showing who is affected. */
export function RemoveModelDialog({ shared: { id, name }, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const remove = async () => {
    await removeModel(id)
    toast.success(t('integrations:shared.removed', { name }))
    onSaved()
  }
  return (
    <ConfirmDialog
      title={t('integrations:shared.removeTitle', { name })}
      confirm={t('integrations:remove')}
      cancel={t('integrations:close')}
      onConfirm={remove}
      onClose={onClose}
    >
      <SharedModelEffects modelId={id} text={t('integrations:shared.removeEffect')} />
    </ConfirmDialog>
  )
}
