import { describe, expect, it } from 'vitest'
import { createClickCounter, type Press } from '../../../functions/src/domain/link-pages/click-counter.ts'

const MINUTE = 60_000
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

function counter() {
  let now = 1_800_000_000_000
  const count = createClickCounter({ now: () => now })
  return {
    press: (fields: Partial<Press> = {}) =>
      count({ page: 'ada', key: 'link', address: '203.0.113.5', userAgent: CHROME, isAhead: false, ...fields }),
    wait: (ms: number) => {
      now += ms
    },
  }
}

describe('a press counts', () => {
  it('once for a visitor in ten minutes, and for each link by itself', () => {
    const { press, wait } = counter()
    expect([press(), press(), press({ key: 'other' }), press({ address: '203.0.113.6' })]).toEqual([
      true,
      false,
      true,
      true,
    ])
    wait(10 * MINUTE)
    expect(press()).toBe(true)
  })

  it.each([
    '',
    'Googlebot/2.1',
    'facebookexternalhit/1.1',
    'curl/8.5',
    'HeadlessChrome/150',
    'Slackbot-LinkExpanding 1.0',
  ])('not for a program: %j', (userAgent) => {
    expect(counter().press({ userAgent })).toBe(false)
  })

  it('not for what a browser fetches ahead', () => {
    expect(counter().press({ isAhead: true })).toBe(false)
  })

  it('sixty times a minute for a page and 600 times for all, however many addresses press', () => {
    const { press, wait } = counter()
    const pressMany = (page: string, count: number) =>
      Array.from({ length: count }, (_, at) => press({ page, address: `198.51.100.${at}` })).filter(Boolean).length
    expect(pressMany('ada', 200)).toBe(60)
    const others = Array.from({ length: 20 }, (_, at) => pressMany(`page${at}`, 60))
    expect(others.reduce((sum, count) => sum + count, 0)).toBe(540)
    wait(MINUTE)
    expect(pressMany('ada', 200)).toBe(60)
  })
})
