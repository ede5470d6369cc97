import { useQuery } from '@tanstack/react-query'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { readPage } from '@/lib/live/read-page.ts'
import { postsQuery } from './posts-query.ts'

const LATELY = { lifecycles: null, sort: 'edited', order: 'desc' } as const
const NONE: readonly string[] = []

/** The labels of the posts that were edited lately, each once, in the order of the alphabet. */
export function useUsedLabels(workspaceId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['labels', workspaceId],
    queryFn: async () => {
      const { data: posts } = await readPage(postsQuery(workspaceId, LATELY), { after: null, size: LIST_LIMIT_MAX })
      return [...new Set(posts.flatMap(({ labels }) => labels))].toSorted((a, b) => a.localeCompare(b))
    },
  })
  return data ?? NONE
}
