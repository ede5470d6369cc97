import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { removeFont } from '../data/font-commands.ts'

type Props = { workspaceId: string; font: StoredFont }

/** Deletes a font that no deck uses. */
export function DeleteFont({ workspaceId, font: { id, name } }: Props) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isRunning}
        aria-label={t('fonts:deleteNamed', { name })}
        onClick={() => void run(() => removeFont(workspaceId, id))}
      >
        {t('fonts:delete')}
      </Button>
      <FormError message={failure} />
    </>
  )
}
