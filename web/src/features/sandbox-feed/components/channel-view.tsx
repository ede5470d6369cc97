import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { useSettings } from '@/preferences/settings.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { Panel } from '@/ui/panel.tsx'
import { useMediaUrls } from '@/lib/media/media-urls.ts'
import { useFeed, useLinkedPost, useSandboxSwitches } from '../data/sandbox.ts'
import { linkedKey, recordKeyOf } from '../record-key.ts'
import { Feed, LinkedPost } from './feed.tsx'
import { SwitchesPanel } from './switches-panel.tsx'
import classes from './channel-view.module.css'

type Props = { workspaceId: string; channel: Connection }

/** The feed of one channel beside its network's switches. */
export function ChannelView({ workspaceId, channel }: Props) {
  const { t } = useTranslation('sandbox')
  const { itemsPerPage } = useSettings()
  const key = linkedKey(useLocation().hash)
  const target = { workspaceId, connectionId: channel.id }
  const { page, paging } = useFeed(target, itemsPerPage)
  const posts = page.status === 'ready' ? page.data : []
  const isOnPage = posts.some((post) => recordKeyOf(post) === key)
  const linked = useLinkedPost(target, page.status === 'ready' && !isOnPage ? key : null)
  const shown = [...posts, ...(linked.status === 'ready' ? [linked.data] : [])]
  const media = useMediaUrls(
    workspaceId,
    shown.flatMap(({ images }) => images.map(({ mediaId }) => mediaId)),
  )
  const switches = useSandboxSwitches(target)

  return (
    <>
      <PageHeader title={channel.name} description={t('sandbox:description')} />
      <div className={classes.columns}>
        <div className={classes.feed}>
          {key !== null && !isOnPage && <LinkedPost linked={linked} channel={channel} media={media} />}
          <Panel id="posts" title={t('sandbox:posts')} flush>
            <Feed page={page} paging={paging} channel={channel} media={media} linkedKey={key} />
          </Panel>
        </div>
        <div className={classes.side}>
          <SwitchesPanel {...target} live={switches} />
        </div>
      </div>
    </>
  )
}
