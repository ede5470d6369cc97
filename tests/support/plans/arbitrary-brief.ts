import {
  CONTENT_FORMATS,
  FUNNEL_STAGES,
  type PlanBrief,
  SOFT_RULE_IDS,
} from '@postwright/core/campaign-plan/plan-brief'
import fc from 'fast-check'

const ZONES = ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Cairo', 'UTC']
/** Before and after clock changes of these zones. */
const FIRST_DAYS = ['2027-03-01', '2027-03-22', '2027-04-02', '2027-04-24', '2027-09-27', '2027-10-25', '2028-02-27']

const time = fc.constantFrom('00:00', '00:30', '01:45', '02:30', '03:00', '09:00', '12:30', '17:15', '23:59')
const slot = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), time })
const share = fc.integer({ min: 0, max: 100 })
const idsOf = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`)

/** Briefs of up to 35 days, many of which ask for more than fits. */
export const arbitraryBrief: fc.Arbitrary<PlanBrief> = fc
  .record({
    channels: fc.integer({ min: 1, max: 3 }),
    pillars: fc.integer({ min: 1, max: 4 }),
    personas: fc.integer({ min: 0, max: 2 }),
    days: fc.integer({ min: 1, max: 35 }),
    from: fc.constantFrom(...FIRST_DAYS),
  })
  .chain(({ channels, pillars, personas, days, from }) => {
    const day = fc
      .integer({ min: -3, max: days + 3 })
      .map((passed) => Temporal.PlainDate.from(from).add({ days: passed }).toString())
    const channelIds = idsOf('channel', channels)
    const pillarIds = idsOf('pillar', pillars)
    return fc.record({
      tzid: fc.constantFrom(...ZONES),
      from: fc.constant(from),
      until: fc.constant(
        Temporal.PlainDate.from(from)
          .add({ days: days - 1 })
          .toString(),
      ),
      notBefore: fc.oneof(
        fc.constant(0),
        day.map((at) => Temporal.PlainDate.from(at).toZonedDateTime('UTC').epochMilliseconds),
      ),
      channels: fc.tuple(
        ...channelIds.map((id) =>
          fc.record({
            id: fc.constant(id),
            perWeek: fc.integer({ min: 0, max: 6 }),
            perDay: fc.integer({ min: 1, max: 3 }),
            gapMinutes: fc.constantFrom(0, 30, 60, 180, 1440, 4000),
            slots: fc.array(slot, { minLength: 1, maxLength: 14 }),
          }),
        ),
      ),
      pillars: fc.tuple(
        ...pillarIds.map((id) =>
          fc.record({ id: fc.constant(id), name: fc.constant(id), about: fc.constant(''), share }),
        ),
      ),
      stages: fc
        .subarray([...FUNNEL_STAGES], { minLength: 1 })
        .chain((ids) => fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), share })))),
      formats: fc
        .subarray([...CONTENT_FORMATS], { minLength: 1 })
        .chain((ids) =>
          fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), share, channelIds: fc.subarray(channelIds) }))),
        ),
      personas: fc.tuple(...idsOf('persona', personas).map((id) => fc.record({ id: fc.constant(id), share }))),
      capacityPerWeek: fc.integer({ min: 1, max: 14 }),
      alikeDays: fc.integer({ min: 0, max: 6 }),
      blackouts: fc.array(
        fc.tuple(day, day).map(([a, b]) => ({
          id: 'off',
          name: 'Off',
          from: a < b ? a : b,
          until: a < b ? b : a,
        })),
        { maxLength: 1 },
      ),
      keyDates: fc.array(
        fc.record({
          id: fc.constant('date'),
          name: fc.constant('Date'),
          day,
          leadDays: fc.integer({ min: 0, max: 6 }),
          posts: fc.integer({ min: 1, max: 4 }),
          pillarId: fc.constantFrom(null, ...pillarIds),
        }),
        { maxLength: 1 },
      ),
      skipped: fc.array(
        fc.record({
          channelId: fc.constantFrom(...channelIds),
          local: fc.tuple(day, time).map(([at, clock]) => `${at}T${clock}`),
        }),
        { maxLength: 3 },
      ),
      weights: fc.record(
        Object.fromEntries(SOFT_RULE_IDS.map((id) => [id, fc.integer({ min: 0, max: 10 })])) as Record<
          (typeof SOFT_RULE_IDS)[number],
          fc.Arbitrary<number>
        >,
      ),
      seed: fc.integer({ min: 0, max: 1000 }),
    })
  })
