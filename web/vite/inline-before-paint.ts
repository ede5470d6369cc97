import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LINK = '<script src="/before-paint.js"></script>'
const SOURCE = fileURLToPath(new URL('../public/before-paint.js', import.meta.url))

/**
 * Puts the script that runs before the first paint into the page: as a file it costs a round trip before anything is seen.
 * The content policy in firebase.json allows this one script by its hash.
 * @throws when the page does not name the script
 */
export function inlineBeforePaint(html: string): string {
  if (!html.includes(LINK)) throw new Error(`index.html does not hold ${LINK}`)
  return html.replace(LINK, () => `<script>${readFileSync(SOURCE, 'utf8')}</script>`)
}
