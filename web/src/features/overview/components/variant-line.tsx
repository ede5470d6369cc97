import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Variant } from '@postwright/core/model/variant'
import { ChannelAvatar } from '@/posts/channels/channel-avatar.tsx'
import { VariantWords } from '@/posts/publications/variant-words.tsx'
import { firstLine } from '@postwright/core/text/excerpt'
import classes from './variant-line.module.css'

type Props = {
  variant: Variant
  /** Below the text: when. */
  time: ReactNode
  /** At the end of the line. */
  aside?: ReactNode
  /** Below the line, in its full width. */
  children?: ReactNode
}

/** One publication in a list: where, what it says, when. The text leads to its post. */
export function VariantLine({ variant, time, aside, children }: Props) {
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
