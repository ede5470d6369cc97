import { createHash } from 'node:crypto'

const STYLE = /<style>([^]*?)<\/style>/g

/**
 * Adds a content security policy to a page that allows only the page's own inline styles, by hash; they change with each build. The header is the
 * same for
 * all pages and allows the styles of each (`scripts/hosting/built-policy.ts`); a style must satisfy both.
 * @throws Error if the page has a `style` attribute, which a hash cannot allow
 */
export function withStylePolicy(html: string): string {
  const attribute = /<[^>]* style="/.exec(html)
  if (attribute) throw new Error(`the content policy stops styles in attributes: ${attribute[0]}`)
  const own = [...html.matchAll(STYLE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const policy = ["style-src 'self'", ...own].join(' ')
  return html.replace('<meta charset="utf-8" />', (meta) => {
    return `${meta}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`
  })
}
