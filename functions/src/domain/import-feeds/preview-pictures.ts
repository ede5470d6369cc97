import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { inLanes } from '../in-lanes.ts'
import { requireRight } from '../membership.ts'

const LANES = 4

/**
 * Small versions of pictures on the web, each null that cannot be shown: a page of ours shows none of another site.
 * @throws `not_found`, `forbidden`
 */
export async function previewPictures(
  deps: Pick<Deps, 'members' | 'workspaces' | 'webPages'>,
  caller: Caller,
  { workspaceId, urls }: { workspaceId: string; urls: readonly string[] },
): Promise<(string | null)[]> {
  await requireRight(deps, caller, workspaceId, 'plan_posts')
  const shown = new Map<string, string | null>()
  await inLanes(new Set(urls), LANES, {
    work: async (url) => void shown.set(url, await deps.webPages.thumbnail(url)),
    failed: (url) => void shown.set(url, null),
  })
  return urls.map((url) => shown.get(url) ?? null)
}
