import { useEffect, useRef } from 'react'
import { signatures } from '@postwright/core/collections/signatures'
import type { PostDraft } from '@postwright/core/model/post'
import type { Autosave } from '@/documents/autosave.ts'
import { signatureFor } from '../../signature-for.ts'
import { useLibraryList } from '@/posts/data/use-library-list.ts'
import { useSignedIn } from '@/session/use-session.ts'

type Props = { channels: readonly string[]; autosave: Pick<Autosave<PostDraft>, 'edit' | 'getState'> }

/**
 * Puts the signature that is added by itself under a new post, and another one when the channels ask for it, as long as no
 * person has changed or removed it.
 */
export function AutomaticSignature({ channels, autosave }: Props): null {
  const { workspaceId } = useSignedIn()
  const items = useLibraryList(signatures, workspaceId)
  /** What was added; null once a person has had a hand in it. */
  const given = useRef<string | null>('')
  const all = items.status === 'ready' ? items.data : null
  const chosen = channels.join(' ')

  useEffect(() => {
    const { current: before } = given
    if (!all || before === null) return
    const { draft } = autosave.getState()
    if (!draft.text.endsWith(before)) {
      given.current = null
      return
    }
    const signature = signatureFor(all, chosen === '' ? [] : chosen.split(' '))
    const ending = signature ? `\n\n${signature.text}` : ''
    if (ending === before) return
    given.current = ending
    const words = draft.text.slice(0, draft.text.length - before.length)
    autosave.edit({ ...draft, text: words + ending })
    if (words === '') beginAtTop()
  }, [all, chosen, autosave])

  return null
}

/** The browser puts the cursor after a text that is set, where the next words would follow the signature. */
function beginAtTop(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLTextAreaElement) activeElement.setSelectionRange(0, 0)
  })
}
