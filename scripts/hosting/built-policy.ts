import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Matches the inline style hashes in a page's own policy, as written by `web/vite/style-policy.ts`. */
const PAGE_POLICY = /<meta http-equiv="Content-Security-Policy" content="style-src 'self'([^"]*)"/

type HeaderRule = { source: string; headers: { key: string; value: string }[] }

/** Sources added to a content security policy, by directive. */
export type FurtherSources = Record<string, readonly string[]>

/** Returns the hashes of the inline styles in the pages of a build; none if nothing has been built. */
export function styleSources(webFolder: string): string[] {
  if (!existsSync(webFolder)) return []
  const pages = globSync('**/*.html', { cwd: webFolder }).map((page) => readFileSync(join(webFolder, page), 'utf8'))
  return [...new Set(pages.flatMap((page) => (PAGE_POLICY.exec(page)?.[1] ?? '').split(' ')))].filter(Boolean).sort()
}

/** Source pattern of the headers in firebase.json that apply to all pages of the client. */
const PAGES = '**'

/**
 * Returns the headers of firebase.json with sources added to the content security policy of pages. The headers of the API and of link pages are
 * unchanged.
 */
export function withSources(rules: readonly HeaderRule[], further: FurtherSources): HeaderRule[] {
  return rules.map(({ source, headers }) => ({
    source,
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' && source === PAGES ? policyWith(value, further) : value,
    })),
  }))
}

function policyWith(policy: string, further: FurtherSources): string {
  const directives = policy.split('; ').map((directive) => {
    const added = further[directive.split(' ')[0] ?? ''] ?? []
    return [directive, ...added].join(' ')
  })
  return directives.join('; ')
}
