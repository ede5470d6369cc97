import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StoredFont } from '@postwright/core/model/font'
import { useApiCall } from '@/lib/use-api-call.ts'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { setFontState } from '../data/font-shelf.ts'

/** Publishes a font of the product, and retires or takes it down once it is published. */
export function PublishFont({ font: { id, name, state, takedown, report } }: { font: StoredFont }) {
  const { t } = useTranslation('fonts')
  const { run, isRunning, failure } = useApiCall()
  const next = state === 'published' ? 'retired' : 'published'
  return (
    <>
      {(state === 'published' || takedown !== null) && (
        <TakedownButtons
          subject={{ kind: 'font', subjectId: id }}
          name={report?.family ?? name}
          isTakenDown={takedown !== null}
          onChanged={() => {}}
        />
      )}
      {takedown === null && (
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
      <FormError message={failure} />
    </>
  )
}
