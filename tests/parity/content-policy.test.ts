import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

const header = z.object({ key: z.string(), value: z.string() })
const configSchema = z.object({ hosting: z.object({ headers: z.array(z.object({ headers: z.array(header) })) }) })

const { hosting } = configSchema.parse(JSON.parse(readFileSync('firebase.json', 'utf8')))
const POLICIES = hosting.headers
  .flatMap(({ headers }) => headers)
  .filter(({ key }) => key === 'Content-Security-Policy')
  .map(({ value }) => value)

it('the markup that the policy lets through is the one that the progress bar is made of', () => {
  const [, bar = ''] = /var BAR = '([^']+)'/.exec(readFileSync('web/public/before-paint.js', 'utf8')) ?? []
  expect(bar).not.toBe('')
  expect(readFileSync('web/src/app/route-progress.tsx', 'utf8')).toContain(`template: '${bar}'`)
})

/** What lets a script run that stands in the page, or text that becomes one. */
const INLINE_SCRIPT = /'(?:sha\d+|nonce)-[^']+'|'unsafe-eval'/g

it('firebase.json allows the script before the first paint, which stands in every page, and no other inline script', () => {
  const script = readFileSync('web/public/before-paint.js')
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const [pages = '', ...replies] = POLICIES
  expect(pages.match(INLINE_SCRIPT)).toEqual([source])
  expect(replies.length).toBeGreaterThan(0)
  for (const policy of replies) expect(policy).not.toMatch(INLINE_SCRIPT)
})
