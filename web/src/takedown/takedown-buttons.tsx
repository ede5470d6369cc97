import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSensitive } from '@/session/use-sensitive.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { TakedownDialog, sendRestoration, type TakedownSubject } from './takedown-dialog.tsx'

type Props = {
  subject: TakedownSubject
  name: string
  /** True if the item was taken down and can be restored. */
  isTakenDown: boolean
  onChanged: () => void
}

/** Takes an item down after a dialog, or restores it immediately. */
export function TakedownButtons({ subject, name, isTakenDown, onChanged }: Props) {
  const { t } = useTranslation('takedown')
  const { run, isRunning, failure } = useApiCall()
  const sensitive = useSensitive()
  const [isOpen, setOpen] = useState(false)

  const restore = async () => {
    const outcome = await sensitive.run(() => sendRestoration(subject))
    if (!outcome.done) return
    toast.success(t('takedown:restored', { name }))
    onChanged()
  }

  return (
    <>
      {isTakenDown ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={isRunning}
          aria-label={t('takedown:putBackNamed', { name })}
          onClick={() => void run(restore)}
        >
          {t('takedown:putBack')}
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          aria-label={t('takedown:openNamed', { name })}
          onClick={() => setOpen(true)}
        >
          {t('takedown:open')}
        </Button>
      )}
      <FormError message={failure} />
      {isOpen && <TakedownDialog subject={subject} name={name} onClose={() => setOpen(false)} onDone={onChanged} />}
      {sensitive.dialog}
    </>
  )
}
