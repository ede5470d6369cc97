import { Button, Group, Stack } from '@mantine/core'
import { useState, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFERS_AT_ONCE_MAX, OFFER_NOTE_MAX } from '@postwright/core/model/offer-limits'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { offerActions } from '@/ui/offer-actions.ts'
import { toast } from '@/ui/toast.tsx'
import { useRowSelection } from '@/ui/use-row-selection.ts'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import records from '@/ui/record-list.module.css'
import selectionStyles from '@/ui/selection-bar.module.css'
import { decideMany, type ReviewRow as Row } from '../data/review-queue.ts'
import { REVIEW_ACTIONS } from '../review-actions.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { Dialog } from '@/ui/dialog.tsx'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import styles from './contributions.module.css'

type Decision = 'approve' | 'reject' | 'askForChanges'
type Props = { rows: Row[]; onOpen: (contributionId: string) => void; onChanged: () => void }

/** Contributions in one state. Waiting ones can be decided together, also by keys: J and K move, A approves, R rejects. */
export function ReviewRows({ rows, onOpen, onChanged }: Props) {
  const { t } = useTranslation('public-contributions')
  const { run, isRunning, failure } = useApiCall()
  const [currentId, setCurrentId] = useState<string | null>(null)
  const [asked, setAsked] = useState<Exclude<Decision, 'approve'> | null>(null)
  const { selected, isSelected, toggle, select, clear } = useRowSelection(rows)
  const canSelect = rows.some(({ state }) => state === 'waiting')
  const at = rows.findIndex(({ id }) => id === currentId)
  const current = rows[at]
  const meant = selected.length > 0 ? selected : current ? [current] : []
  const canDecide = canSelect && meant.length > 0 && !isRunning

  const send = (decision: Decision, note: string) =>
    run(async () => {
      const offers = meant.slice(0, OFFERS_AT_ONCE_MAX).map(({ id, rev }) => ({ contributionId: id, rev }))
      const results = await decideMany({ decision, note, offers })
      const left = results.filter(({ outcome }) => outcome !== 'decided')
      const count = results.length - left.length
      if (count > 0) toast.success(t('public-contributions:bulk.done', { count }))
      if (left.length > 0) toast.error(t('public-contributions:bulk.left', { count: left.length }))
      // Contributions that changed meanwhile stay selected, since they need another review; so do those beyond the maximum of one call.
      const later = meant.slice(OFFERS_AT_ONCE_MAX).map(({ id }) => id)
      select([...left.map(({ contributionId }) => contributionId), ...later])
      onChanged()
    })

  useScreenActions(
    offerActions(REVIEW_ACTIONS, {
      canDecide,
      onMove: (by) => {
        const next = rows[Math.max(0, Math.min(rows.length - 1, at === -1 ? 0 : at + by))]
        setCurrentId(next?.id ?? null)
      },
      onApprove: () => void send('approve', ''),
      onReject: () => setAsked('reject'),
    }),
  )

  return (
    <>
      <FormError message={failure} />
      <ul className={records.list} aria-label={t('public-contributions:title')}>
        {rows.map((row) => (
          <ReviewRow
            key={row.id}
            row={row}
            isCurrent={row.id === currentId}
            onCurrent={() => setCurrentId(row.id)}
            selection={
              canSelect ? { isSelected: isSelected(row.id), onSelect: (isRange) => toggle(row.id, isRange) } : null
            }
            onOpen={() => onOpen(row.id)}
            onChanged={onChanged}
          />
        ))}
      </ul>
      {selected.length > 0 && (
        <div className={selectionStyles.selection} role="group" aria-label={t('public-contributions:bulk.label')}>
          <span aria-live="polite">{t('public-contributions:bulk.selected', { count: selected.length })}</span>
          <Button size="compact-sm" loading={isRunning} onClick={() => void send('approve', '')}>
            {t('public-contributions:bulk.approve', { count: selected.length })}
          </Button>
          <Button size="compact-sm" variant="default" disabled={isRunning} onClick={() => setAsked('askForChanges')}>
            {t('public-contributions:askForChanges')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            disabled={isRunning}
            onClick={() => setAsked('reject')}
          >
            {t('public-contributions:reject')}
          </Button>
          <Button size="compact-sm" variant="subtle" disabled={isRunning} onClick={clear}>
            {t('public-contributions:bulk.clear')}
          </Button>
        </div>
      )}
      {asked !== null && (
        <ReasonDialog
          decision={asked}
          count={meant.length}
          onClose={() => setAsked(null)}
          onSend={(note) => void send(asked, note)}
        />
      )}
    </>
  )
}

type ReasonDialogProps = {
  decision: 'reject' | 'askForChanges'
  count: number
  onClose: () => void
  onSend: (note: string) => void
}

/** Asks for one reason, which is sent to the authors of several contributions. */
function ReasonDialog({ decision, count, onClose, onSend }: ReasonDialogProps) {
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

type ReviewRowProps = {
  row: Row
  isCurrent: boolean
  onCurrent: () => void
  /** Null if several contributions cannot be decided together. */
  selection: { isSelected: boolean; onSelect: (isRange: boolean) => void } | null
  onOpen: () => void
  onChanged: () => void
}

/** One contribution: its subject, author and age, and its actions. */
function ReviewRow({ row, isCurrent, onCurrent, selection, onOpen, onChanged }: ReviewRowProps) {
  const { t } = useTranslation(['public-contributions', 'contributions', 'takedown'])
  const item = useRef<HTMLLIElement>(null)
  const { id, title, kind, makerName, licence, submittedAt, uses, state, takedown } = row
  useEffect(() => {
    if (isCurrent && !item.current?.contains(document.activeElement)) item.current?.focus()
  }, [isCurrent])
  return (
    <li
      ref={item}
      className={`${records.row} ${styles.row}`}
      aria-label={title}
      data-current={isCurrent || undefined}
      tabIndex={-1}
      onFocus={onCurrent}
    >
      {selection && <RowCheckbox label={t('public-contributions:bulk.select', { title })} {...selection} />}
      <div className={records.words}>
        <span className={records.name}>{title}</span>
        <span className={records.faint}>
          {t(`contributions:kind.${kind}`)} · {t('contributions:by', { name: makerName })} ·{' '}
          {t(`contributions:licence.${licence}`)} · <RelativeTime instant={submittedAt} />
          {state === 'approved' && ` · ${t('contributions:uses', { count: uses })}`}
        </span>
        {takedown && <span className={records.faint}>{t('takedown:why', { reason: takedown.reason })}</span>}
      </div>
      {(state === 'approved' || takedown !== null) && (
        <TakedownButtons
          subject={{ kind: 'contribution', subjectId: id }}
          name={title}
          isTakenDown={takedown !== null}
          onChanged={onChanged}
        />
      )}
      <Button size="compact-sm" variant="default" onClick={onOpen}>
        {t('public-contributions:open')}
      </Button>
    </li>
  )
}
