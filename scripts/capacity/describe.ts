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
    'Written by `npm run capacity`; a test compares it with what the script writes. Reads and writes are counted by',
    '`tests/background/cost.test.ts`, deletes among the writes; prices are list prices of the platform without free quotas, and what people do is assumed:',
    'change `scripts/capacity/assumed.ts` to your own figures and run it again.',
    '',
    '## A month',
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
        row('together, USD', months, ({ cost }) => dollars(cost.total)),
        row('a person, USD', months, ({ cost, people }) => (cost.total / MILLION / people).toFixed(4)),
      ],
    ),
    '',
    `Prices of ${PLATFORM_PRICES.asOf}: ${PLATFORM_PRICES.sources.join(', ')}.`,
    '',
    '## Which limit is met first',
    '',
    `${Math.round(ASSUMED.peakShare * 100)} % of a day's publications are planned for one minute. What that minute takes of each limit, without a publication being late:`,
    '',
    table(
      ['limit', 'publications a minute', ...months.map(({ people }) => whole(people)), 'lifted by'],
      LIMITS.map((limit) => [
        limit.name,
        whole(limit.perMinute),
        ...months.map((month) => percent(peakOf(month) / limit.perMinute)),
        limit.lift,
      ]),
    ),
    '',
    `The first is ${first?.limit.name ?? 'none'}, from about ${whole(until)} people on. Beyond it nothing is lost: what waits goes out late, and the admin home shows by how much.`,
    'Whatever the number of people, a document takes about one write a second: the channels of one post write it twice each, so twenty channels of one minute',
    'are tried again now and then, and a delivery never waits for that. What a network allows one app is in its contract, and is met before these where it counts all channels together.',
    '',
    `Sources: ${[...new Set(LIMITS.map(({ source }) => source))].join(', ')}.`,
    '',
    '## What is counted with',
    '',
    table(
      ['counted', 'reads', 'writes'],
      [
        ...Object.entries(COUNTED.publishing).map(([channels, { reads, writes }]) => [
          `publishing on ${channels} ${channels === '1' ? 'channel' : 'channels'}`,
          String(reads),
          String(writes),
        ]),
        ['planning on 3 channels', String(COUNTED.planning.reads), String(COUNTED.planning.writes)],
        ['keeping a version of a saved draft', String(COUNTED.saving.reads), String(COUNTED.saving.writes)],
      ],
    ),
    '',
    table(
      ['assumed of a person and month', ''],
      [
        ['posts, on channels each', `${ASSUMED.posts}, ${ASSUMED.channels}`],
        ['saves of a draft', String(ASSUMED.savesPerPost)],
        ['active days, with documents read on each', `${ASSUMED.activeDays}, ${ASSUMED.readsPerDay}`],
        ['calls of the API on such a day', String(ASSUMED.callsPerDay)],
        ['measurements of a publication', String(ASSUMED.measurements)],
        ['stored', `${whole(ASSUMED.storedBytes / 1024 ** 2)} MiB`],
        ['a delivery, and any other request', `${ASSUMED.deliveryMillis} ms, ${ASSUMED.requestMillis} ms`],
        ['handing one row to a queue', `${ASSUMED.enqueueMillis} ms`],
        ['requests that an instance answers at once', String(ASSUMED.atOnce)],
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
