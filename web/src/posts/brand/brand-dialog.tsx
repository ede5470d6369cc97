import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandQuestion } from '@postwright/core/model/brand-verdict'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import { Dialog } from '@/ui/dialog.tsx'
import { BreachList } from './breach-list.tsx'
import styles from './brand.module.css'

type Props = {
  questions: readonly BrandQuestion[]
  /** Reason for continuing; null to go back. */
  onAnswer: (reason: string | null) => void
}

/** Shows the brand rule breaches of a post to be planned: the user goes back, or continues with a reason. */
export function BrandDialog({ questions, onAnswer }: Props) {
  const { t } = useTranslation('brand-rules')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const channels = questions.flatMap((question) => question.channels)
  const isBlocked = channels.some(({ breaches }) => breaches.some(({ strength }) => strength === 'block'))
  const mayApprove = questions.every((question) => question.mayApprove)
  const outcome = !isBlocked ? 'ask' : mayApprove ? 'approve' : 'block'

  function goOn() {
    if (reason.trim() === '') setIsMissing(true)
    else onAnswer(reason.trim())
  }

  return (
    <Dialog title={t('brand-rules:dialog.title')} onClose={() => onAnswer(null)}>
      <Stack>
        <p>{t(`brand-rules:dialog.text.${outcome}`)}</p>
        <ul className={styles.channels}>
          {channels.map(({ connectionId, handle, breaches }, at) => (
            <li key={`${connectionId} ${at}`}>
              <p className={styles.channel}>{handle}</p>
              <BreachList breaches={breaches} />
            </li>
          ))}
        </ul>
        <Textarea
          data-autofocus
          label={t('brand-rules:dialog.reason')}
          description={t('brand-rules:dialog.reasonHint')}
          error={isMissing && reason.trim() === '' ? t('brand-rules:dialog.reasonMissing') : undefined}
          maxLength={REVIEW_NOTE_MAX}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(null)}>
            {t('brand-rules:dialog.back')}
          </Button>
          <Button onClick={goOn}>{t(`brand-rules:dialog.go.${outcome}`)}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
