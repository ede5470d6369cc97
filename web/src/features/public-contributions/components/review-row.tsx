import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TakedownButtons } from '@/takedown/takedown-buttons.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { RowCheckbox } from '@/ui/row-checkbox.tsx'
import records from '@/ui/record-list.module.css'
import type { ReviewRow as Row } from '../data/review-queue.ts'
import styles from './contributions.module.css'

type Props = {
  row: Row
  isCurrent: boolean
  onCurrent: () => void
  /** Null where nothing is decided about several at once. */
  selection: { isSelected: boolean; onSelect: (isRange: boolean) => void } | null
  onOpen: () => void
  onChanged: () => void
}

/** One offer: what it is, by whom and since when, and what can be done with it. */
export function ReviewRow({ row, isCurrent, onCurrent, selection, onOpen, onChanged }: Props) {
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
