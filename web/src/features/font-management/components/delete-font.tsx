import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import type { FontShelf } from '../data/font-shelf.ts'

type Props = {
  shelf: FontShelf
  font: StoredFont
  /** Told when it is not deleted because it is in use. */
  onInUse: () => void
}

/** Deletes a font that nothing is set in. */
export function DeleteFont({ shelf, font: { id, name }, onInUse }: Props) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()

  async function remove() {
    try {
      await shelf.remove(id)
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
