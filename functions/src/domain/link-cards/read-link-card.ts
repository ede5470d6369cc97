import type { LinkCard } from '@postwright/core/api/link-cards'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { WebPage, WebPages } from '../ports/web.ts'

/** Accepted content type and maximum number of bytes read of a page. */
const PAGE = { accept: 'text/html', maxBytes: 1024 * 1024 }

/**
 * Reads the link card data of a page on the server: only the HTML is loaded, and no scripts run.
 * @throws `not_found`, `forbidden`, `address_refused`
 */
export async function readLinkCard(
  deps: Pick<Deps, 'members' | 'workspaces' | 'webPages' | 'websites'>,
  caller: Caller,
  { workspaceId, url }: { workspaceId: string; url: string },
): Promise<LinkCard | null> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const page = await readPage(deps.webPages, url)
  const facts = page && (await deps.websites.readFacts({ ...page, url }))
  if (!facts) return null
  const { title, description, image } = facts
  return { url, title, description, picture: image === null ? null : await deps.webPages.thumbnail(image) }
}

/**
 * Reads a page; null if it does not respond or is not HTML: then it has no card, and the user who entered the URL gets no error.
 * @throws `address_refused`
 */
async function readPage(webPages: WebPages, url: string): Promise<WebPage | null> {
  try {
    const page = await webPages.read(url, PAGE)
    return page.type.includes('html') ? page : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'address_unreachable') return null
    throw error
  }
}
