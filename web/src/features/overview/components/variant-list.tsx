import type { ReactNode } from 'react'
import type { Variant } from '@postwright/core/model/variant'
import type { LiveList } from '@/lib/live/use-live.ts'
import { DataState } from '@/ui/data-state.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import classes from './variant-line.module.css'
import { useTranslation } from 'react-i18next'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { VariantWords } from '@/posts/publications/variant-words.tsx'
import { firstLine } from '@postwright/core/text/excerpt'

type Props = {
  variants: LiveList<Variant>
  /** Number of skeleton rows while loading. */
  waiting: number
  errorTitle: string
  empty: ReactNode
  /** A `VariantLine` with the key of the variant. */
  children: (variant: Variant) => ReactNode
}

/** The publications of a panel, with their loading, error and empty states. */
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

type VariantLineProps = {
  variant: Variant
  /** The time, rendered below the text. */
  time: ReactNode
  /** Rendered at the end of the line. */
  aside?: ReactNode
  /** Rendered below the line, at full width. */
  children?: ReactNode
}

/** One publication in a list: its channel, text and time. The text links to its post. */
export function VariantLine({ variant, time, aside, children }: VariantLineProps) {
  const { t } = useTranslation('overview')
  return (
    <li className={classes.line}>
      <ChannelAvatar platform={variant.platform} name={variant.handle} size={32} />
      <VariantWords variant={variant} text={firstLine(variant.content.text) ?? t('overview:noText')}>
        <span>{time}</span>
      </VariantWords>
      {aside !== undefined && <div className={classes.aside}>{aside}</div>}
      {children !== undefined && <div className={classes.below}>{children}</div>}
    </li>
  )
}
