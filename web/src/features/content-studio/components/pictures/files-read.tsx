import { useLayoutEffect, useMemo } from 'react'
import { type MediaUrls, useMediaUrls } from '@/lib/media/media-urls.ts'
import { type MediaFacts, useMediaFacts } from '@/posts/data/use-media-facts.ts'

/** What is known of files, with the ids that were asked for. */
export type KnownFiles = MediaFacts & Pick<MediaUrls, 'urlOf'> & { asked: ReadonlySet<string> }

type Props = { workspaceId: string; mediaIds: readonly string[]; onKnown: (known: KnownFiles) => void }

/** Shows nothing: it asks for the facts and addresses of files for as long as it stands in the page, and hands them over. */
export function FilesRead({ workspaceId, mediaIds, onKnown }: Props) {
  const { find, isComplete } = useMediaFacts(workspaceId, mediaIds)
  const { urlOf } = useMediaUrls(workspaceId, mediaIds)
  const joined = mediaIds.join(' ')
  const known = useMemo(
    () => ({ asked: new Set(joined.split(' ')), find, isComplete, urlOf }),
    [joined, find, isComplete, urlOf],
  )
  // Before anything is painted, as if it had been known in the same step.
  useLayoutEffect(() => onKnown(known), [known, onKnown])
  return null
}
