import { describe, expect, test } from 'vitest'
import { isAllowedByRobots, sitemapsIn } from '../../../functions/src/domain/radar/robots.ts'

const at = (path: string) => `https://site.example${path}`

describe('the rules of a site for programs', () => {
  test.each([
    ['', '/feed.xml', true],
    ['User-agent: *\nDisallow: /private', '/feed.xml', true],
    ['User-agent: *\nDisallow: /', '/feed.xml', false],
    ['User-agent: *\nDisallow: /\nAllow: /feed', '/feed.xml', true],
    ['User-agent: *\nDisallow:', '/feed.xml', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: Postwright\nDisallow: /admin', '/feed.xml', true],
    ['User-agent: other\nUser-agent: postwright\nDisallow: /feed', '/feed.xml', false],
    ['user-agent: *\r\ndisallow: /*.xml$ # feeds', '/feed.xml', false],
    ['User-agent: *\nDisallow: /*.xml$', '/feed.xml?page=2', true],
    ['User-agent: *\nDisallow: /feed*page', '/feed.xml?page=2', false],
    ['User-agent: other\nDisallow: /', '/feed.xml', true],
    ['User-agent: *\nAllow: /feed.xml\nDisallow: /feed.xml', '/feed.xml', true],
  ])('%j about %s', (rules, path, isAllowed) => expect(isAllowedByRobots(rules, at(path))).toBe(isAllowed))

  test('name sitemaps', () => {
    expect(sitemapsIn('Sitemap: https://a.example/s.xml\nsitemap: nonsense\nUser-agent: *')).toEqual([
      'https://a.example/s.xml',
    ])
  })

  test('of any length and with thousands of stars are read in a moment', () => {
    const begun = performance.now()
    const agents = 'User-agent: a\n'.repeat(2_500) + `Disallow: /${'*a'.repeat(900)}\n`.repeat(2_500)
    isAllowedByRobots(agents.replaceAll('User-agent: a', 'User-agent: *'), at(`/${'a'.repeat(8_000)}`))
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
