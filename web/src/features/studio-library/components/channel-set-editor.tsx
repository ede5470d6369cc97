import { useTranslation } from 'react-i18next'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { channelSetDrafts } from '@/posts/data/channel-set-drafts.ts'
import { EMPTY_CHANNEL_SET } from '../empty-items.ts'
import { ChannelsField } from './channels-field.tsx'
import { ItemEditor, ItemById } from './item-editor.tsx'
import { useLibraryCommands } from './use-library-commands.ts'

export function ChannelSetEditor({ itemId }: { itemId: string }) {
  const { t } = useTranslation('library')
  const commands = useLibraryCommands('sets', channelSetDrafts, EMPTY_CHANNEL_SET)
  return (
    <ItemById kind="sets" described={channelSets} drafts={channelSetDrafts} itemId={itemId}>
      {(item, left) => (
        <ItemEditor
          kind="sets"
          drafts={channelSetDrafts}
          {...{ item, left, commands }}
          textOf={({ connectionIds }) => t('library:sets.count', { count: connectionIds.length })}
        >
          {({ connectionIds }, edit) => (
            <ChannelsField
              label={t('library:sets.channels')}
              chosen={connectionIds}
              onChosen={(chosen) => edit({ connectionIds: chosen })}
            />
          )}
        </ItemEditor>
      )}
    </ItemById>
  )
}
