import { Trans, useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { ZonedTimeText } from '@/ui/zoned-time-text.tsx'

type Props = { post: Post; /** The workspace's zone. */ tzid: string }

/** The time that matters about a post: when it goes out, when it went out, or when it was last worked on. */
export function PostTime({ post: { lifecycle, nextAt, publishedAt, updatedAt }, tzid }: Props) {
  const { t } = useTranslation('studio')
  const zoned = (instant: number) => ({ when: <ZonedTimeText instant={instant} tzid={tzid} /> })
  if (nextAt !== null) return <Trans t={t} i18nKey="studio:list.next" components={zoned(nextAt)} />
  if (lifecycle === 'published' && publishedAt !== null) {
    return <Trans t={t} i18nKey="studio:list.wentOut" components={zoned(publishedAt)} />
  }
  return (
    <Trans
      t={t}
      i18nKey={lifecycle === 'draft' ? 'studio:list.edited' : 'studio:list.changed'}
      components={{ when: <RelativeTime instant={updatedAt} /> }}
    />
  )
}
