import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { withSources } from '../../scripts/hosting/built-policy.ts'

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

it('firebase.json allows no style that a page does not name, and no frame from a domain of somebody else', () => {
  for (const policy of POLICIES) {
    expect(policy).not.toContain("'unsafe-inline'")
    expect(policy).not.toContain('*')
  }
  const headers = [{ source: '**', headers: [{ key: 'Content-Security-Policy', value: POLICIES[0] ?? '' }] }]
  const [rule] = withSources(headers, { 'style-src': ["'sha256-a='"], 'frame-src': ['https://own.firebaseapp.com'] })
  const written = rule?.headers[0]?.value.split('; ')
  expect(written).toContain("style-src 'self' 'sha256-a='")
  expect(written).toContain("frame-src 'self' https://own.firebaseapp.com")
  expect(written?.filter((directive) => !POLICIES[0]?.split('; ').includes(directive))).toHaveLength(2)
})

/** Sources of a policy that allow inline scripts or `eval`. */
const INLINE_SCRIPT = /'(?:sha\d+|nonce)-[^']+'|'unsafe-eval'/g

it('firebase.json allows the script before the first paint, which stands in every page, and no other inline script', () => {
  const script = readFileSync('web/public/before-paint.js')
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const [pages = '', ...replies] = POLICIES
  expect(pages.match(INLINE_SCRIPT)).toEqual([source])
  expect(replies.length).toBeGreaterThan(0)
  for (const policy of replies) expect(policy).not.toMatch(INLINE_SCRIPT)
})
