import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FoundAt } from '@postwright/core/model/brand-autofill'
import styles from './autofill.module.css'
import { OriginNote } from './origin-note.tsx'

type Props = {
  label: string
  isTaken: boolean
  onTake: (isTaken: boolean) => void
  foundAt: FoundAt
  count?: number
  /** What taking it replaces, or why it cannot be taken. */
  note?: string
  isDisabled?: boolean
  /** How it looks. */
  sample?: ReactNode
}

/** One part of a proposal, with what it is, where it was found, and whether it is taken. */
export function FoundPart({ label, isTaken, onTake, foundAt, count, note, isDisabled = false, sample }: Props) {
  return (
    <li className={styles.part}>
      <Checkbox
        checked={isTaken}
        disabled={isDisabled}
        onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        label={
          <span className={styles.label}>
            {sample}
            <span className={styles.words}>{label}</span>
          </span>
        }
        description={note}
      />
      <OriginNote foundAt={foundAt} {...(count === undefined ? {} : { count })} />
    </li>
  )
}
