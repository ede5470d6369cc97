import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { deleteFont, setFontState } from '../data/font-commands.ts'

/** Publishes, retires or deletes a font of the product, as its state allows. */
export function ProductFontTools({ font: { id, name, check, state } }: { font: StoredFont }) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()
  const next = state === 'published' ? 'retired' : 'published'
  return (
    <>
      <Group gap="xs">
        {check === 'passed' && (
          <Button
            size="compact-sm"
            variant="default"
            loading={isRunning}
            aria-label={t(`fonts:set.${next}Named`, { name })}
            onClick={() => void run(() => setFontState(id, next))}
          >
            {t(`fonts:set.${next}`)}
          </Button>
        )}
        {state === 'draft' && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={isRunning}
            aria-label={t('fonts:deleteNamed', { name })}
            onClick={() => void run(() => deleteFont(id))}
          >
            {t('fonts:delete')}
          </Button>
        )}
      </Group>
      <FormError message={failure} />
    </>
  )
}
