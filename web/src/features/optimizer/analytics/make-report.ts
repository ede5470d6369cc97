import type { TFunction } from 'i18next'
import { reportRows } from '@postwright/core/analytics/report-csv'
import { type ReportPage, reportScene, reportTitles } from '@postwright/core/analytics/report-scene'
import { engagementRate, FIGURES } from '@postwright/core/analytics/post-sums'
import { kitOfChannel } from '@postwright/core/brand-kit/kit-of-channel'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import { csvFile } from '@postwright/core/csv/csv-file'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { PartFigures, PeriodFigures } from '@postwright/core/model/analytics-report'
import type { PostSums } from '@postwright/core/model/channel-month'
import { PALETTES } from '@postwright/core/scene/templates/palettes'
import type { Theme } from '@postwright/core/scene/theme'
import { requestOf } from '@/decks/export/export-request.ts'
import { runExport } from '@/decks/export/run-export.ts'
import { fetchImage } from '@/lib/media/media-urls.ts'
import { serverNow } from '@/lib/server-clock.ts'
import { formatLongDate, formatShortDate } from '@/ui/format-time.ts'
import type { ReportProps } from './analytics-data.ts'
import {
  changeText,
  followerGrowth,
  followersOf,
  growth,
  numberText,
  shareText,
  tallyOf,
  valueOf,
  channelText,
} from './analytics-text.ts'

type Source = Pick<ReportProps, 'report' | 'view' | 'channels'> & {
  /** Names of campaigns by their id. */
  campaigns: ReadonlyMap<string, string>
  workspace: string
  t: TFunction<'analytics'>
}

type Brand = { kits: readonly BrandKit[]; workspaceId: string; author: string }

/** Maximum number of days in a chart of the document; longer periods are charted by week. */
const CHART_DAYS_MAX = 35
const WEEK = 7
const [PALETTE] = PALETTES
const PLAIN: Theme = {
  colors: PALETTE?.colors ?? {
    background: '#ffffff',
    surface: '#f1f1f1',
    text: '#111111',
    muted: '#555555',
    primary: '#111111',
    accent: '#333333',
  },
  fonts: { heading: 'Inter', body: 'Inter' },
}

export function reportName({ current }: Source['report'], ending: 'csv' | 'pdf'): string {
  return `analytics-${current.from}-${current.to}.${ending}`
}

/** Returns the report as a CSV table; cells that a spreadsheet would run as formulas are escaped. */
export function makeCsv({ report, channels, campaigns, t }: Source): string {
  const figures = Object.fromEntries(FIGURES.map((figure) => [figure, t(`analytics:figure.${figure}`)]))
  const rows = reportRows(report, {
    head: {
      section: t('analytics:csv.section'),
      name: t('analytics:csv.name'),
      posts: t('analytics:figure.publications'),
      measured: t('analytics:csv.measured'),
      rate: t('analytics:figure.rate'),
      followers: t('analytics:channels.followers'),
      views: figures['views'] ?? '',
      engagement: figures['engagement'] ?? '',
      likes: figures['likes'] ?? '',
      reposts: figures['reposts'] ?? '',
      replies: figures['replies'] ?? '',
      clicks: figures['clicks'] ?? '',
    },
    section: {
      total: t('analytics:csv.total'),
      before: t('analytics:csv.before'),
      day: t('analytics:csv.day'),
      channel: t('analytics:channels.column'),
      label: t('analytics:csv.label'),
      campaign: t('analytics:csv.campaign'),
    },
    others: t('analytics:others'),
    channel: (id) => nameOfChannel(report.current, id, channels),
    campaign: (id) => campaigns.get(id) ?? t('analytics:deletedCampaign'),
  })
  // The byte order mark tells a spreadsheet the encoding.
  return `\ufeff${csvFile(rows)}`
}

/**
 * Returns the report as a document with the colours, fonts and logo of the channel's brand kit, or of the first kit. It is rendered in a worker, like
 * a document of slides.
 */
export async function makePdf(
  source: Source,
  { kits, workspaceId, author }: Brand,
  signal: AbortSignal,
): Promise<Blob> {
  const kit = kitOfChannel(kits, source.view.connectionId) ?? kits[0] ?? null
  const logo = kit?.logos.find(({ role }) => role === 'light') ?? kit?.logos[0]
  const content = contentOf(source)
  const scene = reportScene(content, {
    theme: kit ? themeOfKit(kit, PLAIN) : PLAIN,
    logo: logo ? { mediaId: logo.mediaId, alt: kit?.name ?? '' } : null,
  })
  const titles = reportTitles(content)
  const choices = {
    kind: { type: 'pdf', author, language: 'en' } as const,
    formats: ['16:9'] as const,
    slideIds: scene.slides.map(({ id }) => id),
    isZipped: false,
  }
  const request = await requestOf(scene, choices, {
    source: (mediaId) => fetchImage(workspaceId, mediaId),
    slideTitle: (number) => titles[number - 1] ?? content.title,
    createdAt: serverNow(),
  })
  const { files } = await runExport(request, { signal })
  const [file] = files
  if (!file) throw new Error('No document was made')
  return file.blob
}

function contentOf({ report, view, channels, campaigns, workspace, t }: Source) {
  const { current, before } = report
  const period = ({ from, to }: PeriodFigures) => `${formatLongDate(from)} – ${formatLongDate(to)}`
  const compared = before ? t('analytics:pdf.compared', { period: period(before) }) : ''
  const counted = (['publications', 'views', 'engagement', 'clicks'] as const).map((key) => {
    const tally = tallyOf(current.total, key)
    const share = growth(tally?.sum, before && tallyOf(before.total, key)?.sum)
    const coverage =
      tally && tally.of < current.total.publications
        ? t('analytics:coverage', { of: tally.of, count: current.total.publications })
        : tally
          ? ''
          : t('analytics:untold')
    const change = [shareChange(share), coverage].filter(Boolean).join(' · ')
    return { label: t(`analytics:figure.${key}`), value: numberText(tally?.sum), change }
  })
  const rate = engagementRate(current.total)
  const rateShare = growth(rate, before && engagementRate(before.total))
  return {
    title: t('analytics:pdf.title', { workspace }),
    subtitle: [period(current), compared].filter(Boolean).join(' · '),
    cards: [
      ...counted,
      { label: t('analytics:figure.rate'), value: shareText(rate), change: shareChange(rateShare) },
      { label: t('analytics:figure.followers'), value: changeText(followerGrowth(current)), change: '' },
    ],
    pages: pagesOf(),
    footer: t('analytics:pdf.footer', { workspace, date: formatLongDate(current.to) }),
  }

  function pagesOf(): ReportPage[] {
    const note = compared
    const parts = (given: readonly PartFigures[], nameOf: (name: string) => string) =>
      given.map(({ name, sums }) => [nameOf(name), ...figuresOf(sums)])
    const head = (first: string) => [first, ...HEAD.map((key) => t(`analytics:figure.${key}`))]
    const byChannel = current.channels.map((channel) => {
      const followed = followersOf(channel)
      return [channelText(channel, channels), ...figuresOf(channel.sums).slice(0, 4), numberText(followed?.last)]
    })
    const campaignName = (id: string) => campaigns.get(id) ?? t('analytics:deletedCampaign')
    const table = (title: string, first: string, rows: string[][]): ReportPage[] =>
      rows.length === 0
        ? []
        : [{ kind: 'table', title, note: t('analytics:pdf.missing'), rows: [head(first), ...rows] }]
    const channelHead = [...head(t('analytics:channels.column')).slice(0, 5), t('analytics:channels.followers')]
    return [
      ...chartPage(note),
      ...(byChannel.length === 0
        ? []
        : [
            {
              kind: 'table' as const,
              title: t('analytics:channels.title'),
              note: t('analytics:pdf.missing'),
              rows: [channelHead, ...byChannel],
            },
          ]),
      ...table(
        t('analytics:labels.title'),
        t('analytics:csv.label'),
        parts(current.labels, (name) => name),
      ),
      ...table(t('analytics:campaigns.title'), t('analytics:csv.campaign'), parts(current.campaigns, campaignName)),
    ]
  }

  function chartPage(note: string): ReportPage[] {
    const figure = view.figure
    if (!tallyOf(current.total, figure)) return []
    const name = t(`analytics:figure.${figure}`)
    const size =
      current.days.length > CHART_DAYS_MAX ? Math.max(WEEK, Math.ceil(current.days.length / CHART_DAYS_MAX)) : 1
    const [now, then] = [bucketsOf(current, size), before ? bucketsOf(before, size) : null]
    const title = t('analytics:chart.title', { figure: name })
    const total = numberText(tallyOf(current.total, figure)?.sum)
    const rows = [
      ['', t('analytics:pdf.now'), ...(then ? [t('analytics:pdf.then')] : [])],
      ...now.map(({ day, value }, at) => [day, String(value), ...(then ? [String(then[at]?.value ?? '')] : [])]),
    ]
    return [
      { kind: 'chart', title, note, rows, alt: t('analytics:chart.summary', { total, days: current.days.length }) },
    ]
  }

  function bucketsOf({ days, to }: PeriodFigures, size: number) {
    const count = Math.ceil(days.length / size)
    return Array.from({ length: count }, (_, at) => {
      const part = days.slice(at * size, (at + 1) * size)
      const values = part.map(({ sums }) => valueOf(sums, view.figure) ?? 0)
      return { day: formatShortDate(part[0]?.day ?? to, to), value: values.reduce((sum, value) => sum + value, 0) }
    })
  }
}

const HEAD = ['publications', 'views', 'engagement', 'rate', 'clicks'] as const

function figuresOf(sums: PostSums): string[] {
  return [
    numberText(sums.publications),
    numberText(sums.views?.sum),
    numberText(sums.engagement?.sum),
    shareText(engagementRate(sums)),
    numberText(sums.clicks?.sum),
  ]
}

const CHANGE = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })

function shareChange(share: number | null): string {
  return share === null ? '' : CHANGE.format(share)
}

function nameOfChannel({ channels: counted }: PeriodFigures, id: string, channels: Source['channels']): string {
  const channel = counted.find(({ connectionId }) => connectionId === id)
  return channel ? channelText(channel, channels) : id
}
