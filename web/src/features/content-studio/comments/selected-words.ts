import { useEffect, useState } from 'react'
import { anchorText } from '@postwright/core/comments/text-anchor'
import type { TextAnchor } from '@postwright/core/model/comment'
import type { PostDraft } from '@postwright/core/model/post'

/** Identifies the text of a post in a field: a part of a version. */
export type TextPart = Pick<TextAnchor, 'part' | 'partIndex' | 'connectionId'>

/** Text selected in a field of the post: the field and the range a comment would be about. */
export type SelectedWords = { field: HTMLTextAreaElement; from: number; to: number }

/** Returns the last non-empty selection in a text of the post; null once the selection in such a text becomes empty. */
export function useSelectedWords(): SelectedWords | null {
  const [selected, setSelected] = useState<SelectedWords | null>(null)

  useEffect(() => {
    const follow = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLTextAreaElement) || partIndexOf(field) === null) return
      const { selectionStart: from, selectionEnd: to } = field
      setSelected(to > from && field.value.slice(from, to).trim() !== '' ? { field, from, to } : null)
    }
    document.addEventListener('selectionchange', follow)
    document.addEventListener('select', follow, true)
    return () => {
      document.removeEventListener('selectionchange', follow)
      document.removeEventListener('select', follow, true)
    }
  }, [])

  return selected
}

/** Returns the anchor of a comment on the selected text; null when the field no longer shows a text of the post. */
export function anchorOf({ field, from, to }: SelectedWords, draft: PostDraft): TextAnchor | null {
  const place = partOf(field, draft)
  return place && { kind: 'text', ...place, ...anchorText(field.value, from, to) }
}

/** Returns the current text of a part; null when there is none. */
export function textOf(draft: PostDraft, { part, partIndex, connectionId }: TextPart): string | null {
  const own = draft.overrides.find((each) => each.connectionId === connectionId)
  if (connectionId !== null && !own) return null
  const thread = own?.thread ?? draft.thread
  if (part === 'thread') return thread[partIndex] ?? null
  return own?.[part] ?? draft[part]
}

/** Returns the composer's field for a part; null while it shows another version or no field. */
export function fieldOf(draft: PostDraft, place: TextPart): HTMLTextAreaElement | null {
  const at = place.part === 'thread' ? place.partIndex + 1 : 0
  const field = document.querySelector<HTMLTextAreaElement>(`[data-thread="${at}"] textarea`)
  return field && field.value === textOf(draft, place) ? field : null
}

/** Finds the text in a field by its position and content: the common text, or a channel's own. */
function partOf(field: HTMLTextAreaElement, draft: PostDraft): TextPart | null {
  const index = partIndexOf(field)
  if (index === null) return null
  const place =
    index === 0 ? { part: 'text' as const, partIndex: 0 } : { part: 'thread' as const, partIndex: index - 1 }
  const versions = [null, ...draft.overrides.map(({ connectionId }) => connectionId)]
  const connectionId = versions.find((each) => textOf(draft, { ...place, connectionId: each }) === field.value)
  return connectionId === undefined ? null : { ...place, connectionId }
}

/** Returns 0 for the text of the post, a higher index for its thread; null for other fields. */
function partIndexOf(field: HTMLTextAreaElement): number | null {
  const at = field.closest('[data-thread]')?.getAttribute('data-thread')
  return at === undefined || at === null ? null : Number(at)
}
