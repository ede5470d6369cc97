import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const LINK = '<script src="/before-paint.js"></script>'
const SOURCE = fileURLToPath(new URL('../public/before-paint.js', import.meta.url))

/**
 * Inlines the script that runs before the first paint: as a separate file it would cost a round trip. The content security policy in firebase.json
 * allows
 * this one script by its hash.
 * @throws Error if the page does not reference the script
 */
export function inlineBeforePaint(html: string): string {
  if (!html.includes(LINK)) throw new Error(`index.html does not hold ${LINK}`)
  return html.replace(LINK, () => `<script>${readFileSync(SOURCE, 'utf8')}</script>`)
}
