import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '@postwright/core/api/endpoints'
import { ERROR_STATUS, errorBodySchema, errorCodeSchema } from '@postwright/core/error-codes'

const codes = Object.entries(ERROR_STATUS)

describe('every error code', () => {
  it.each(codes)('%s is a failure of the caller or the server, in snake case', (code, status) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(errorCodeSchema.parse(code)).toBe(code)
  })

  it('says "not signed in" exactly where a new token may help', () => {
    const unauthenticated = codes.filter(([, status]) => status === 401).map(([code]) => code)
    expect(unauthenticated.filter((code) => !/token|session|unauthenticated/.test(code))).toEqual([])
  })

  it('never discloses to a refused caller that another user’s record exists', () => {
    expect(ERROR_STATUS.not_found).toBe(ERROR_STATUS.route_not_found)
  })
})

describe('the body of a failure', () => {
  it('has a sentence and a known code', () => {
    expect(errorBodySchema.safeParse({ detail: 'Too late.', code: 'time_in_past' }).success).toBe(true)
    expect(errorBodySchema.safeParse({ detail: 'Too late.', code: 'too_late' }).success).toBe(false)
    expect(errorBodySchema.safeParse({ code: 'time_in_past' }).success).toBe(false)
  })
})

describe('the contract', () => {
  it.each(Object.entries(ENDPOINTS))('%s expects failures that its caller can have', (_, { auth, errors }) => {
    expect(errors.includes('forbidden') || auth !== 'member').toBe(true)
    expect(errors.includes('unauthenticated') && auth === 'public').toBe(false)
  })
})
