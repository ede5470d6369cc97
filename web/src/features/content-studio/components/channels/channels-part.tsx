import { memo, useSyncExternalStore, type ReactNode } from 'react'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import type { Autosave } from '@/documents/autosave.ts'
import type { ChannelCheck } from '@/posts/channels/channel-checks.ts'
import { useStable } from '@/lib/use-stable.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { lastChannels } from '../../last-channels.ts'
import { problemCount } from '../../content-faults.ts'
import { ChannelPicker } from './channel-picker.tsx'
import type { ImagesOf } from '../pictures/draft-images.tsx'
import styles from './channels-part.module.css'

/** Lazy: parts that are not needed for writing load after the text can be written. */
const FitButton = lazyPart(async () => (await import('../../fit/fit-button.tsx')).FitButton)
const ChannelLibrary = lazyPart(async () => memo((await import('../library/channel-library.tsx')).ChannelLibrary))

type Props = {
  draft: PostDraft
  choosable: readonly Connection[]
  /** True if the post was empty when it was opened. */
  isNew: boolean
  /** Checks of the chosen channels. */
  checks: readonly ChannelCheck[]
  picturesOf: ImagesOf
  autosave: Autosave<PostDraft>
  problems: ReactNode
  /** True after an action was tried: its findings and refusals are shown immediately. */
  isTried: boolean
}

/**
 * The channels of a post, sets of channels, and the dialog that fits the post to them. A choice is displayed immediately; everything else updates
 * after it.
 */
export function ChannelsPart({ draft, choosable, isNew, checks, picturesOf, autosave, problems, isTried }: Props) {
  const { user, workspaceId } = useSignedIn()
  const chosen = useSyncExternalStore(autosave.subscribe, () => autosave.getState().draft.connectionIds)

  const choose = useStable((connectionIds: string[]) => {
    autosave.edit({ ...autosave.getState().draft, connectionIds })
    lastChannels.save(user.id, workspaceId, connectionIds)
  })

  return (
    <div className={styles.channels} data-part="channels">
      <ChannelPicker
        connections={choosable}
        chosen={chosen}
        onChange={choose}
        problems={problems}
        issues={problemCount('channels', checks)}
        isTried={isTried}
        tools={
          <>
            {checks.length > 0 && (
              <FitButton
                draft={draft}
                connections={checks.map(({ connection }) => connection)}
                picturesOf={picturesOf}
                autosave={autosave}
              />
            )}
            <ChannelLibrary {...{ chosen, choosable, isNew, autosave }} onChoose={choose} />
          </>
        }
      />
    </div>
  )
}
