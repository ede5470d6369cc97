import { Button } from '@mantine/core'
import { IconCheck, IconMessage2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { RoomPost } from '@postwright/core/api/client-room'
import { FULL_NAME_MAX } from '@postwright/core/limits'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import { oneLine, trimmedLines } from '@postwright/core/text/text-fields'
import { commentOutbox } from '@/comments/data/comment-outbox.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { FormError } from '@/ui/form-error.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { toast } from '@/ui/toast.tsx'
import styles from '../client-room.module.css'
import { useDecisions } from '../data/room-queries.ts'
import { guestName } from '../guest-name.ts'

type Props = { token: string; post: RoomPost; mayDecide: boolean }

/** Lets the client approve or ask for changes while the post waits for them; otherwise shows its state. Nothing if the link allows no decisions. */
export function DecisionBar({ token, post, mayDecide }: Props) {
  const { t } = useTranslation('client-room')
  const [asks, setAsks] = useState(false)
  if (!mayDecide) return null
  if (post.state !== 'waiting') return <p className={styles.decided}>{t(`client-room:decided.${post.state}`)}</p>
  return asks ? (
    <DecisionForm key="return" act="return" {...{ token, post }} onClose={() => setAsks(false)} />
  ) : (
    <DecisionForm key="approve" act="approve" {...{ token, post }} onAsk={() => setAsks(true)} />
  )
}

const name = oneLine(FULL_NAME_MAX)
const SCHEMAS = {
  approve: z.object({ guest: name, note: z.string() }),
  return: z.object({ guest: name, note: trimmedLines(REVIEW_NOTE_MAX).min(1) }),
}

type FormProps = { token: string; post: RoomPost } & (
  | { act: 'approve'; onAsk: () => void; onClose?: never }
  | { act: 'return'; onClose: () => void; onAsk?: never }
)

/** Approves a post or asks for changes, with the guest's name; the device remembers the name for the next decision. */
function DecisionForm({ token, post, act, onAsk, onClose }: FormProps) {
  const { t } = useTranslation(['client-room', 'errors', 'common'])
  const known = guestName.read()
  const place = `room/return/${post.id}`
  const decide = useDecisions({ token, post })
  const { form, submit, isSending, failure, errorOf, field } = useApiForm({
    schema: SCHEMAS[act],
    defaultValues: { guest: known, note: act === 'return' ? commentOutbox.typed(place) : '' },
    words: (error) =>
      error instanceof ApiError && error.code === 'stale_revision' ? t('client-room:changedMeanwhile') : undefined,
    send: async ({ guest, note }) => {
      guestName.write(guest)
      try {
        await (act === 'approve' ? decide.approve(guest) : decide.sendBack(guest, note))
      } catch (error) {
        if (error instanceof ApiError && error.code === 'stale_revision') await decide.readAgain()
        throw error
      }
      if (act === 'return') commentOutbox.keepTyped(place, '')
      toast.success(t(`client-room:done.${act}`))
    },
  })

  /** Stores the typed name, and opens the form that asks for changes. */
  function ask(): void {
    guestName.write(form.getValues('guest'))
    onAsk?.()
  }

  return (
    <form className={styles.decision} aria-label={t('client-room:decide')} onSubmit={submit} noValidate>
      <TextField
        label={t('client-room:name')}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        {...form.register('guest')}
        error={errorOf('guest', t('client-room:nameMissing'))}
      />
      {act === 'return' && (
        <CountedTextarea
          label={t('client-room:note')}
          max={REVIEW_NOTE_MAX}
          autoFocus
          {...field('note')}
          onChange={(event) => {
            field('note').onChange(event.currentTarget.value)
            commentOutbox.keepTyped(place, event.currentTarget.value)
          }}
          error={errorOf('note', t('client-room:noteMissing'))}
        />
      )}
      <FormError message={failure} />
      <div className={styles.decisionActions}>
        {act === 'approve' ? (
          <>
            <Button type="submit" loading={isSending} leftSection={<IconCheck size="1rem" aria-hidden />}>
              {t('client-room:approve')}
            </Button>
            <Button variant="default" leftSection={<IconMessage2 size="1rem" aria-hidden />} onClick={ask}>
              {t('client-room:ask')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" loading={isSending}>
              {t('client-room:sendBack')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
