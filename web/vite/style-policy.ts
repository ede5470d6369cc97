import { createHash } from 'node:crypto'

const STYLE = /<style>([^]*?)<\/style>/g

/**
 * The part of the content policy that belongs to one page: its own styles, which stand in the page and change with each
 * build, and no others. The header is the same for all pages and allows those of each of them
 * (`scripts/hosting/built-policy.ts`); both hold.
 * @throws when the page holds a style in an attribute, which no policy can name
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
