import type { ComponentProps } from 'react'
import type { PostDraft } from '@postwright/core/model/post'
import { useLiveText, type LiveDraft } from '@/documents/use-live-text.ts'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'

type Props = Omit<ComponentProps<typeof CountedTextarea>, 'value' | 'onChange'> & {
  live: LiveDraft<PostDraft>
  field: 'comment' | 'note'
  onText: (text: string) => void
}

/** A secondary text of the draft; only this component re-renders while the user types. */
export function LiveTextarea({ live, field, onText, ...input }: Props) {
  const value = useLiveText(live, (draft) => draft[field])
  return <CountedTextarea {...input} value={value} onChange={(event) => onText(event.currentTarget.value)} />
}
