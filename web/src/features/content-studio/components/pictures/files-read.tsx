import { useLayoutEffect, useMemo } from 'react'
import { type MediaUrls, useMediaUrls } from '@/lib/media/media-urls.ts'
import { type MediaFacts, useMediaFacts } from '@/posts/data/use-media-facts.ts'

/** Known facts of files, with the ids that were requested. */
export type KnownFiles = MediaFacts & Pick<MediaUrls, 'urlOf'> & { asked: ReadonlySet<string> }

type Props = { workspaceId: string; mediaIds: readonly string[]; onKnown: (known: KnownFiles) => void }

/** Renders nothing: requests the facts and URLs of files while mounted, and passes them on. */
export function FilesRead({ workspaceId, mediaIds, onKnown }: Props) {
  const { find, isComplete } = useMediaFacts(workspaceId, mediaIds)
  const { urlOf } = useMediaUrls(workspaceId, mediaIds)
  const joined = mediaIds.join(' ')
  const known = useMemo(
    () => ({ asked: new Set(joined.split(' ')), find, isComplete, urlOf }),
    [joined, find, isComplete, urlOf],
  )
  // Runs before paint, as if the facts had been known in the same render.
  useLayoutEffect(() => onKnown(known), [known, onKnown])
  return null
}
