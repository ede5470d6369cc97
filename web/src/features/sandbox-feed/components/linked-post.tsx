import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { SandboxPost } from '@postwright/core/model/sandbox'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { Panel } from '@/ui/panel.tsx'
import type { MediaUrls } from '@/lib/media/use-media-urls.ts'
import { FeedPost } from './feed-post.tsx'
import classes from './feed-post.module.css'

type Props = { linked: LiveDoc<SandboxPost>; channel: Connection; media: MediaUrls }

/** The post that the address points to, when it is not on the page that is shown. */
export function LinkedPost({ linked, channel, media }: Props) {
  const { t } = useTranslation('sandbox')
  if (linked.status === 'ready') {
    return (
      <Panel id="linked" title={t('sandbox:linked')} flush>
        <FeedPost post={linked.data} channel={channel} media={media} isLinked />
      </Panel>
    )
  }
  if (linked.status === 'loading') return null
  return (
    <p className={classes.linkedMissing} role="status">
      {t('sandbox:linkedMissing')}
    </p>
  )
}
