import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { EMULATORS } from '../support/emulators.ts'
import { PUBLIC_PAGES } from '../support/public-pages.ts'

const HTML = [...PUBLIC_PAGES.map(({ path }) => path), '/dashboard', '/login', '/nowhere']

const get = (path: string) => fetch(`${EMULATORS.web}${path}`)

/** The directives of a content policy by name. */
function policyOf(reply: Response): Map<string, string[]> {
  const policy = reply.headers.get('content-security-policy') ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** Hash by which a content policy allows an inline script or style. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Address of a script whose name contains its hash, from the client's shell. */
async function hashedFile(): Promise<string> {
  const html = await (await get('/login')).text()
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''
}

describe.each(HTML)('the page %s', (path) => {
  it('runs scripts of the site and of the sign-in popup only, and inline just the one before the first paint', async () => {
    const reply = await get(path)
    const policy = policyOf(reply)
    const inline = [...(await reply.text()).matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(inline).toHaveLength(1)
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual([
      "'self'",
      ...inline.map(sourceOf),
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
    ])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default', 'dompurify'])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'self'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
  })

  it('says in itself which styles it brings, and allows no others and none in attributes', async () => {
    const reply = await get(path)
    const html = await reply.text()
    const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
    const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => sourceOf(style))
    expect(policy.split(' ')).toEqual(['style-src', "'self'", ...styles])
    expect(html).not.toMatch(/<[^>]* style="/)
    const allowed = policyOf(reply).get('style-src') ?? []
    expect(allowed).toEqual(expect.arrayContaining(["'self'", ...styles]))
    expect(allowed.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([])
    expect(policyOf(reply).get('frame-src')).toEqual(["'self'", 'http://127.0.0.1:*'])
  })

  it('carries every other header that protects', async () => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}; includeSubDomains/)
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('is asked for anew on every visit', async () => {
    const reply = await get(path)
    expect(reply.headers.get('content-type')).toContain('text/html')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  })
})

describe('what may be kept', () => {
  it('a file with its hash in its name: for ever', async () => {
    const reply = await get(await hashedFile())
    expect(reply.headers.get('content-type')).toContain('javascript')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/locales/en/common.json', '/before-paint.js', '/manifest.webmanifest', '/icons/mark.svg', '/robots.txt'])(
    '%s: until it has changed',
    async (path) => {
      const reply = await get(path)
      expect(reply.status).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('no-cache')
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each(['/plans', '/health', '/nothing-here'])('a reply of the API (%s): never', async (path) => {
    const reply = await fetch(`${EMULATORS.api}${path}`)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })
})
