import { ALWAYS_ON, SERVICE_IDS } from '@postwright/core/model/service-switch'
import { decideService } from '@postwright/core/switches/decide-service'
import { describe, expect, it } from 'vitest'

const PEOPLE = 100_000
const state = { id: 'earn', ...ALWAYS_ON } as const

const ids = Array.from({ length: PEOPLE }, (_, index) => `person-${index}`)
const having = (share: number, id: (typeof SERVICE_IDS)[number] = 'earn') =>
  new Set(ids.filter((subject) => decideService({ ...state, id, share }, subject).isOn))

describe('a service', () => {
  it('is on without a state, and as long as nothing is changed', () => {
    expect(decideService(null, 'ada')).toEqual({ isOn: true })
    expect(decideService(state, 'ada')).toEqual({ isOn: true })
  })

  it('is off for everybody once it is switched off', () => {
    const off = { ...state, isOn: false, message: 'Back at noon.' }
    const expected = { isOn: false, why: 'switched_off', message: 'Back at noon.' }
    expect(decideService(off, 'ada')).toEqual(expected)
  })

  it('is off for those who are left out of it, and for nobody else', () => {
    const excluding = { ...state, excluded: ['ada'] }
    expect(decideService(excluding, 'ada')).toMatchObject({ isOn: false, why: 'excluded' })
    expect(decideService(excluding, 'grace')).toEqual({ isOn: true })
  })
})

describe('a share', () => {
  it.each(SERVICE_IDS)('of %s is within one percent of what was asked for', (id) => {
    for (const share of [0, 1, 12.5, 50, 99, 100]) {
      const reached = (having(share, id).size / PEOPLE) * 100
      expect(Math.abs(reached - share)).toBeLessThan(1)
    }
    expect(having(0, id).size).toBe(0)
    expect(having(100, id).size).toBe(PEOPLE)
  })

  it('takes nobody out when it is raised', () => {
    let before = having(0)
    for (const share of [0.5, 1, 10, 33.3, 70, 100]) {
      const after = having(share)
      expect([...before].filter((subject) => !after.has(subject))).toEqual([])
      expect(after.size).toBeGreaterThan(before.size)
      before = after
    }
  })

  it('leaves other people out of one service than of another', () => {
    const other = having(50, 'model_runs')
    const both = [...having(50, 'earn')].filter((subject) => other.has(subject))
    expect(Math.abs(both.length / PEOPLE - 0.25)).toBeLessThan(0.01)
  })
})
