import type { ReactNode } from 'react'
import type { Variant } from '@postwright/core/model/variant'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import classes from './variant-line.module.css'

type Props = {
  variants: LiveList<Variant>
  /** How many rows stand for it while it is read. */
  waiting: number
  errorTitle: string
  empty: ReactNode
  /** A `VariantLine` with the key of the variant. */
  children: (variant: Variant) => ReactNode
}

/** The publications of a panel, in every state of their read. */
export function VariantList({ variants, waiting, errorTitle, empty, children }: Props) {
  return (
    <DataState
      read={variants}
      loading={
        <div className={classes.waiting}>
          <SkeletonList rows={waiting} />
        </div>
      }
      errorTitle={errorTitle}
      empty={empty}
    >
      {(found) => <ul className={classes.list}>{found.map(children)}</ul>}
    </DataState>
  )
}
