import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { VersionChanges } from '@/documents/version-changes.tsx'
import { changedParts, type ChangedPart } from '../changed-parts.ts'
import { usePostPartWords } from './use-post-part-words.ts'

type Props = { before: PostDraft; after: PostDraft; connections: readonly Connection[] }

/** What was changed of a post between two versions. */
export function PostChanges({ before, after, connections }: Props) {
  const { t } = useTranslation('drafts')
  const { nameOf, textOf } = usePostPartWords(connections)
  const words = (value: unknown, part: ChangedPart) => (value === undefined ? '' : textOf(value, part))
  const parts = changedParts(before, after)
    .filter(({ path }) => !['threadMedia', 'chosenTime'].includes(path.at(-1) ?? ''))
    .map((part) => ({
      id: part.path.join(' '),
      kind: 'text' as const,
      name: nameOf(part),
      before: words(part.before, part),
      after: words(part.after, part),
    }))
  return <VersionChanges parts={parts} same={t('drafts:versions.same')} />
}
