import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { fillPath } from '@postwright/core/endpoint'

describe('filling the path of an endpoint', () => {
  it('takes the named values and leaves the rest for the body', () => {
    const filled = fillPath('/workspaces/:workspaceId/posts/:postId', { workspaceId: 'w1', postId: 'p1', rev: 3 })
    expect(filled).toEqual({ path: '/workspaces/w1/posts/p1', rest: { rev: 3 } })
  })

  it('keeps a value inside of its part of the path, whatever it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(text, (value) => {
        const { path } = fillPath('/media/:mediaId/end', { mediaId: value })
        const [, , part = ''] = path.split('/')
        expect(path.split('/')).toHaveLength(4)
        expect(path).not.toMatch(/[?#]/)
        expect(decodeURIComponent(part)).toBe(value)
      }),
      { seed: 20_261_120 },
    )
  })

  it('leaves the caller’s input as it is', () => {
    const input = { postId: 'p1', rev: 1 }
    fillPath('/posts/:postId', input)
    expect(input).toEqual({ postId: 'p1', rev: 1 })
  })
})

describe('every endpoint', () => {
  const endpoints = Object.entries(ENDPOINTS)

  it('has an address of its own', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each(endpoints)('%s takes the values of its path from its input', (_, { path, input }) => {
    const named = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name)
    const missing = input.safeParse({})
    const asked = missing.success ? [] : missing.error.issues.map(({ path: [first] }) => first)
    expect(asked).toEqual(expect.arrayContaining(named))
  })
})
