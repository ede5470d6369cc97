import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFER_NOTE_MAX } from '@postwright/core/model/offer-limits'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'

type Props = {
  decision: 'reject' | 'askForChanges'
  count: number
  onClose: () => void
  onSend: (note: string) => void
}

/** The one reason that the makers of several offers are told. */
export function ReasonDialog({ decision, count, onClose, onSend }: Props) {
  const { t } = useTranslation('public-contributions')
  const [note, setNote] = useState('')
  const isSendable = note.trim() !== '' && note.length <= OFFER_NOTE_MAX
  return (
    <Dialog title={t(`public-contributions:bulk.title.${decision}`, { count })} onClose={onClose}>
      <Stack gap="md">
        <CountedTextarea
          label={t('public-contributions:note')}
          hint={t('public-contributions:bulk.noteHint', { count })}
          max={OFFER_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('public-contributions:bulk.cancel')}
          </Button>
          <Button
            disabled={!isSendable}
            {...(decision === 'reject' && { color: 'red' })}
            onClick={() => {
              onSend(note)
              onClose()
            }}
          >
            {t(`public-contributions:${decision}`)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
