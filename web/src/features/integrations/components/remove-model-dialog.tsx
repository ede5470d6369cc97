import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownSharedModel } from '@postwright/core/api/shared-models'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { removeModel } from '../data/shared-models.ts'
import { SharedModelEffects } from './shared-model-effects.tsx'

type Props = { shared: ShownSharedModel; onClose: () => void; onSaved: () => void }

/** Removes a provider with its key, after showing who is affected. */
export function RemoveModelDialog({ shared: { id, name }, onClose, onSaved }: Props) {
  const { t } = useTranslation('integrations')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const remove = async () => {
    const outcome = await sensitive.run(() => removeModel(id))
    if (!outcome.done) return
    toast.success(t('integrations:shared.removed', { name }))
    onSaved()
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t('integrations:shared.removeTitle', { name })}>
      <Stack gap="md">
        <FormError message={failure} />
        <SharedModelEffects modelId={id} text={t('integrations:shared.removeEffect')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('integrations:close')}
          </Button>
          <Button color="red" loading={isRunning} onClick={() => void run(remove)}>
            {t('integrations:remove')}
          </Button>
        </Group>
      </Stack>
      {sensitive.dialog}
    </Dialog>
  )
}
