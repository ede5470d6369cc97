import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { AutomaticSignature } from './automatic-signature.tsx'
import { RememberedChannels } from './remembered-channels.tsx'
import { ChannelSetsMenu } from '../channels/channel-sets-menu.tsx'

type Props = {
  chosen: readonly string[]
  /** The channels that can be chosen. */
  choosable: readonly Connection[]
  /** Nothing was written yet when the post was opened. */
  isNew: boolean
  autosave: Autosave<PostDraft>
  onChoose: (ids: string[]) => void
}

/** What the library does for the channels of a post: sets to choose, and the signature that is added by itself. */
export function ChannelLibrary({ chosen, choosable, isNew, autosave, onChoose }: Props) {
  return (
    <>
      <ChannelSetsMenu choosable={choosable.map(({ id }) => id)} chosen={chosen} onChange={onChoose} />
      {isNew && <RememberedChannels {...{ choosable, autosave }} />}
      {isNew && <AutomaticSignature channels={chosen} autosave={autosave} />}
    </>
  )
}
