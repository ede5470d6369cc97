import { useTranslation } from 'react-i18next'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { CHANNEL_SETS_MAX } from '@postwright/core/limits'
import { channelSetDrafts } from '@/posts/data/channel-set-drafts.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { EMPTY_CHANNEL_SET } from '../empty-items.ts'
import { LibraryList, LibraryRow } from './library-list.tsx'
import { useLibraryCommands } from './use-library-commands.ts'

export function ChannelSetList() {
  const { t } = useTranslation('library')
  const { workspaceId } = useSignedIn()
  const items = useLibraryList(channelSets, workspaceId)
  const connections = useConnections(workspaceId)
  const channels = connections.status === 'ready' ? connections.data : []
  const handlesOf = (ids: readonly string[]) =>
    channels.flatMap(({ id, handle }) => (ids.includes(id) ? [handle] : [])).join(', ')
  const commands = useLibraryCommands('sets', channelSetDrafts, EMPTY_CHANNEL_SET)
  return (
    <LibraryList
      kind="sets"
      drafts={channelSetDrafts}
      items={items}
      max={CHANNEL_SETS_MAX}
      wordsOf={({ name, connectionIds }) => `${name} ${handlesOf(connectionIds)}`}
      onNew={() => void commands.begin()}
    >
      {(item, isFull, box) => (
        <LibraryRow
          key={item.id}
          {...{ isFull, box }}
          name={item.name}
          href={channelSetDrafts.href(item.id)}
          fact={t('library:sets.count', { count: item.connectionIds.length })}
          excerpt={handlesOf(item.connectionIds)}
          onDuplicate={() => void commands.copy(channelSetDrafts.schema.parse(item))}
          onDelete={() => commands.remove(item)}
        />
      )}
    </LibraryList>
  )
}
