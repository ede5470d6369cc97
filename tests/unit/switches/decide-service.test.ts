import fc from 'fast-check'
import { ALWAYS_ON, SERVICE_IDS, type ServiceId, type Segment } from '@postwright/core/model/service-switch'
import {
  findDependents,
  SERVICE_NEEDS,
  withNeeds,
  asksForPerson,
  decideService,
  type ServiceState,
  type ServicePerson,
} from '@postwright/core/switches/services'
import { describe, expect, it } from 'vitest'

const PEOPLE = 100_000
const NOW = Date.UTC(2026, 10, 28, 12)
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const earn: ServiceState = { id: 'earn', ...ALWAYS_ON, windows: [] }
const ada: ServicePerson = { uid: 'ada', planId: 'pro', registeredAt: NOW - 10 * DAY, isAdmin: false }

const decide = (state: ServiceState | null, id = 'ada', { person = null as ServicePerson | null, now = NOW } = {}) =>
  decideService(state ? [state] : [], state?.id ?? 'earn', { subject: { id, person }, now })

const ids = Array.from({ length: PEOPLE }, (_, index) => `person-${index}`)
const having = (share: number, id: ServiceId = 'earn') =>
  new Set(ids.filter((subject) => decide({ ...earn, id, share }, subject).isOn))

describe('a service', () => {
  it('is on without a state, and as long as nothing is changed', () => {
    expect(decide(null)).toEqual({ isOn: true })
    expect(decide(earn)).toEqual({ isOn: true })
  })

  it('is off for everybody once it is switched off', () => {
    const expected = { isOn: false, service: 'earn', why: 'switched_off', message: 'Back at noon.', until: null }
    expect(decide({ ...earn, isOn: false, message: 'Back at noon.' })).toEqual(expected)
  })

  it('is off for those who are left out of it, and for nobody else', () => {
    const excluding = { ...earn, excluded: ['ada'] }
    expect(decide(excluding)).toMatchObject({ isOn: false, why: 'excluded' })
    expect(decide(excluding, 'grace')).toEqual({ isOn: true })
  })
})

describe('a maintenance window', () => {
  const window = { id: 'w1', startsAt: NOW, endsAt: NOW + HOUR, message: 'We move the database.', plannedBy: 'root' }
  const planned = { ...earn, windows: [window] }

  it('turns its service off from its first moment on and, by itself, on again at its end', () => {
    const isOnAt = (now: number) => decide(planned, 'ada', { now }).isOn
    expect([NOW - 1, NOW, NOW + HOUR - 1, NOW + HOUR].map(isOnAt)).toEqual([true, false, false, true])
  })

  it('tells people its sentence and its end', () => {
    expect(decide({ ...planned, message: 'Something else.' })).toMatchObject({
      why: 'maintenance',
      message: 'We move the database.',
      until: NOW + HOUR,
    })
  })
})

describe('what a service needs', () => {
  it('turns it off with its own words when it is off', () => {
    const media: ServiceState = { ...earn, id: 'media', isOn: false, message: 'Storage is full.' }
    const off = decideService([media], 'feed_imports', { subject: { id: 'ada', person: null }, now: NOW })
    expect(off).toMatchObject({ isOn: false, service: 'media', message: 'Storage is full.' })
    expect(decideService([media], 'mails', { subject: { id: 'ada', person: null }, now: NOW })).toEqual({ isOn: true })
  })

  it('forms no circle, and names each service once', () => {
    for (const id of SERVICE_IDS) {
      expect(new Set(withNeeds(id)).size).toBe(withNeeds(id).length)
      expect(SERVICE_NEEDS[id].flatMap(withNeeds)).not.toContain(id)
    }
  })

  it('is what its dependents are turned off with, over several steps', () => {
    expect(findDependents('media')).toEqual(['post_imports', 'feed_imports', 'brand_autofill', 'contributions'])
    expect(findDependents('publishing')).toEqual(['series', 'queues'])
    expect(findDependents('earn')).toEqual([])
  })
})

describe('a segment', () => {
  const onlyFor = (segment: Segment): ServiceState => ({ ...earn, share: 0, rules: [{ isOn: true, segment }] })

  it.each<[Segment, boolean]>([
    [{ kind: 'plans', planIds: ['pro', 'team'] }, true],
    [{ kind: 'plans', planIds: ['team'] }, false],
    [{ kind: 'younger', days: 11 }, true],
    [{ kind: 'younger', days: 10 }, false],
    [{ kind: 'older', days: 10 }, true],
    [{ kind: 'older', days: 11 }, false],
    [{ kind: 'admins' }, false],
    [{ kind: 'people', uids: ['grace', 'ada'] }, true],
    [{ kind: 'people', uids: ['grace'] }, false],
  ])('%j has a person of the plan pro since ten days: %s', (segment, isOn) => {
    expect(decide(onlyFor(segment), 'w1', { person: ada }).isOn).toBe(isOn)
  })

  it('decides by its first match, before the share and after those who are left out', () => {
    const rules: ServiceState['rules'] = [
      { isOn: false, segment: { kind: 'younger', days: 30 } },
      { isOn: true, segment: { kind: 'plans', planIds: ['pro'] } },
    ]
    expect(decide({ ...earn, rules }, 'w1', { person: ada })).toMatchObject({ isOn: false, why: 'segment' })
    expect(decide({ ...earn, share: 0, rules: rules.toReversed() }, 'w1', { person: ada }).isOn).toBe(true)
    const excluding = { ...earn, excluded: ['w1'], rules: rules.toReversed() }
    expect(decide(excluding, 'w1', { person: ada })).toMatchObject({ why: 'excluded' })
  })

  it('asks for a person only where a service, or one that it needs, has rules', () => {
    const rules = [{ isOn: true, segment: { kind: 'admins' } }] satisfies ServiceState['rules']
    expect(asksForPerson([{ ...earn, id: 'media', rules }], 'post_imports')).toBe(true)
    expect(asksForPerson([{ ...earn, id: 'media', rules }], 'earn')).toBe(false)
  })

  it('answers the same however often and in whichever order states are asked', () => {
    const days = fc.integer({ min: 1, max: 400 })
    const segment: fc.Arbitrary<Segment> = fc.oneof(
      fc.record({ kind: fc.constant('younger' as const), days }),
      fc.record({ kind: fc.constant('older' as const), days }),
      fc.record({ kind: fc.constant('admins' as const) }),
      fc.record({ kind: fc.constant('plans' as const), planIds: fc.array(fc.constantFrom('free', 'pro', 'team')) }),
    )
    const state = fc.record({
      id: fc.constantFrom(...SERVICE_IDS),
      isOn: fc.boolean(),
      share: fc.integer({ min: 0, max: 100 }),
      excluded: fc.constant<string[]>([]),
      rules: fc.array(fc.record({ isOn: fc.boolean(), segment }), { maxLength: 4 }),
      message: fc.constant(''),
      windows: fc.constant<ServiceState['windows']>([]),
    })
    const states = fc.uniqueArray(state, { selector: ({ id }) => id })
    fc.assert(
      fc.property(states, fc.constantFrom(...SERVICE_IDS), fc.string(), (all, id, subjectId) => {
        const asked = { subject: { id: subjectId, person: ada }, now: NOW }
        expect(decideService(all.toReversed(), id, asked)).toEqual(decideService(all, id, asked))
        // The services that a service needs are on wherever it is on.
        const isOn = decideService(all, id, asked).isOn
        for (const need of withNeeds(id)) if (isOn) expect(decideService(all, need, asked).isOn).toBe(true)
      }),
    )
  })
})

describe('a share', () => {
  it.each(['earn', 'mails', 'media', 'model_runs', 'publishing'] as const)(
    'of %s is within one percent of what was asked for',
    (id) => {
      for (const share of [0, 1, 12.5, 50, 99, 100]) {
        const reached = (having(share, id).size / PEOPLE) * 100
        expect(Math.abs(reached - share)).toBeLessThan(1)
      }
      expect(having(0, id).size).toBe(0)
      expect(having(100, id).size).toBe(PEOPLE)
    },
  )

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
