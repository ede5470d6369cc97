import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { ERROR_STATUS } from '@postwright/core/error-codes'
import { ROUTES } from '../../functions/src/compose/routes.ts'
import { read, sourcesOf } from '../../scripts/structure/sources.ts'

const endpoints = Object.entries(ENDPOINTS)
// Without `tests/api/cases`: its table of rights names every endpoint, but only tests who may call it.
const apiTests = read('tests/api/*.test.ts')
const client = sourcesOf('web').filter(({ path }) => path.startsWith('web/src/'))

describe('every endpoint of the contract', () => {
  it('is answered by one handler, and no handler answers anything else', () => {
    const bound = ROUTES.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    const described = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(bound.toSorted()).toEqual(described.toSorted())
    expect(new Set(bound).size).toBe(bound.length)
  })

  it('limits how often it may be called', () => {
    const unlimited = ROUTES.filter(({ limit }) => !(limit.perMinute >= 1 && limit.perMinute <= 1000))
    expect(unlimited.map(({ endpoint }) => endpoint.path)).toEqual([])
  })

  it.each(endpoints)('%s is named in a test of the API', (name) => {
    const word = new RegExp(`\\b${name}\\b`)
    expect(apiTests.some(({ text }) => word.test(text))).toBe(true)
  })

  it.each(endpoints)('%s says which failures to expect, each once', (_, { errors, auth, input }) => {
    expect(new Set(errors).size).toBe(errors.length)
    expect(errors.every((code) => code in ERROR_STATUS)).toBe(true)
    if (auth === 'member') expect(input.safeParse({}).success).toBe(false)
  })
})

it('the client calls endpoints by their contract, never by their address', () => {
  const addressed = client.filter(({ text }) =>
    /['"`]\/(?:api\/v1|workspaces\/|users\/me|auth\/(?:verify|firebase|token))/.test(text),
  )
  expect(addressed.map(({ path }) => path)).toEqual([])
})
