import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { removeFont } from '../data/font-commands.ts'

type Props = {
  workspaceId: string
  font: StoredFont
  /** Told when it is not deleted because decks use it. */
  onInUse: () => void
}

/** Deletes a font that no deck uses. */
export function DeleteFont({ workspaceId, font: { id, name }, onInUse }: Props) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()

  async function remove() {
    try {
      await removeFont(workspaceId, id)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'font_in_use') onInUse()
      throw error
    }
  }

  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={isRunning}
        aria-label={t('fonts:deleteNamed', { name })}
        onClick={() => void run(remove)}
      >
        {t('fonts:delete')}
      </Button>
      <FormError message={failure} />
    </>
  )
}
