import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The styles that a page names in its own policy, as `web/vite/style-policy.ts` writes it. */
const PAGE_POLICY = /<meta http-equiv="Content-Security-Policy" content="style-src 'self'([^"]*)"/

type HeaderRule = { source: string; headers: { key: string; value: string }[] }

/** Sources that a content policy gets beside those that firebase.json says, by directive. */
export type FurtherSources = Record<string, readonly string[]>

/** The hashes of the styles that stand in the pages of a build; none where nothing was built yet. */
export function styleSources(webFolder: string): string[] {
  if (!existsSync(webFolder)) return []
  const pages = globSync('**/*.html', { cwd: webFolder }).map((page) => readFileSync(join(webFolder, page), 'utf8'))
  return [...new Set(pages.flatMap((page) => (PAGE_POLICY.exec(page)?.[1] ?? '').split(' ')))].filter(Boolean).sort()
}

/** What firebase.json says of every page of the client. */
const PAGES = '**'

/** The headers of firebase.json with further sources in the policy of pages; those of the API and of link pages stay as they are. */
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
