import { PLATFORM_PRICES } from '@postwright/core/usage/estimate-cost'
import { ASSUMED } from './assumed.ts'
import { COUNTED } from './counted.ts'
import { type Month, monthOf, peakOf } from './effort.ts'
import { LIMITS, loadOf } from './limits.ts'

const SIZES = [1_000, 100_000, 10_000_000]
const MILLION = 1_000_000

/** Returns the whole text of `docs/capacity.md`. */
export function describeCapacity(): string {
  const months = SIZES.map(monthOf)
  const [first] = loadOf(monthOf(MILLION))
  const until = first ? Math.floor(MILLION / first.share / 1_000) * 1_000 : 0
  return [
    '# Capacity',
    '',
    '`npm run capacity` generates this page, and a test compares it with the output of the script. `tests/background/cost.test.ts` counts reads and writes;',
    'deletes count as writes. Prices are list prices of the platform without free quotas. The activity of people is assumed: put your own figures into',
    '`scripts/capacity/assumed.ts` and run the command again.',
    '',
    '## Usage and cost per month',
    '',
    table(
      ['people', ...months.map(({ people }) => whole(people))],
      [
        row('publications', months, ({ publications }) => millions(publications)),
        row('documents read', months, ({ effort }) => millions(effort.reads)),
        row('documents written', months, ({ effort }) => millions(effort.writes)),
        row('function seconds', months, ({ effort }) => millions(effort.busyMillis / 1_000)),
        row('stored, GiB', months, ({ storedBytes }) => whole(storedBytes / 1024 ** 3)),
        row('database, USD', months, ({ cost }) => dollars(cost.database)),
        row('functions, USD', months, ({ cost }) => dollars(cost.functions)),
        row('storage, USD', months, ({ cost }) => dollars(cost.storage)),
        row('total, USD', months, ({ cost }) => dollars(cost.total)),
        row('per person, USD', months, ({ cost, people }) => (cost.total / MILLION / people).toFixed(4)),
      ],
    ),
    '',
    `Prices of ${PLATFORM_PRICES.asOf}: ${PLATFORM_PRICES.sources.join(', ')}.`,
    '',
    '## Which limit is reached first',
    '',
    `${Math.round(ASSUMED.peakShare * 100)} % of a day's publications are scheduled for the same minute. Each limit is the number of publications in that minute without one being late.`,
    'The table shows the share of each limit that is used:',
    '',
    table(
      ['limit', 'publications per minute', ...months.map(({ people }) => whole(people)), 'raised by'],
      LIMITS.map((limit) => [
        limit.name,
        whole(limit.perMinute),
        ...months.map((month) => percent(peakOf(month) / limit.perMinute)),
        limit.lift,
      ]),
    ),
    '',
    `The first limit is ${first?.limit.name ?? 'none'}, from about ${whole(until)} people. Above it, nothing is lost: waiting posts are`,
    'published late, and the admin home shows by how much.',
    '',
    'For any number of people, a document accepts about one write per second. Each channel of a post writes the post twice, so twenty channels in the same minute',
    'cause occasional retries, but no delivery waits for them. The limits of a network for one app are in its contract. If a network counts all channels',
    'together, its limit is reached before the ones above.',
    '',
    `Sources: ${[...new Set(LIMITS.map(({ source }) => source))].join(', ')}.`,
    '',
    '## Basis of the calculation',
    '',
    table(
      ['counted', 'reads', 'writes'],
      [
        ...Object.entries(COUNTED.publishing).map(([channels, { reads, writes }]) => [
          `publishing on ${channels} ${channels === '1' ? 'channel' : 'channels'}`,
          String(reads),
          String(writes),
        ]),
        ['scheduling on 3 channels', String(COUNTED.planning.reads), String(COUNTED.planning.writes)],
        ['storing a version of a saved draft', String(COUNTED.saving.reads), String(COUNTED.saving.writes)],
      ],
    ),
    '',
    table(
      ['assumed per person and month', ''],
      [
        ['posts, channels per post', `${ASSUMED.posts}, ${ASSUMED.channels}`],
        ['saves per draft', String(ASSUMED.savesPerPost)],
        ['active days, documents read per active day', `${ASSUMED.activeDays}, ${ASSUMED.readsPerDay}`],
        ['API calls per active day', String(ASSUMED.callsPerDay)],
        ['measurements per publication', String(ASSUMED.measurements)],
        ['stored files', `${whole(ASSUMED.storedBytes / 1024 ** 2)} MiB`],
        ['time of a delivery, of any other request', `${ASSUMED.deliveryMillis} ms, ${ASSUMED.requestMillis} ms`],
        ['time to enqueue one row', `${ASSUMED.enqueueMillis} ms`],
        ['concurrent requests per instance', String(ASSUMED.atOnce)],
      ],
    ),
    '',
  ].join('\n')
}

function table(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function row(name: string, months: readonly Month[], cell: (month: Month) => string): string[] {
  return [name, ...months.map(cell)]
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })

function whole(value: number): string {
  return number.format(value)
}

function millions(value: number): string {
  return value < MILLION ? number.format(value) : `${short.format(value / MILLION)} million`
}

function dollars(micros: number): string {
  return short.format(micros / MILLION)
}

function percent(share: number): string {
  return `${short.format(share * 100)} %`
}
