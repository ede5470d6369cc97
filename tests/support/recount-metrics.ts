import type { DocumentData, Firestore } from 'firebase-admin/firestore'

/** Sums by key: `channel day`, `channel day label=…` or `channel day campaign=…`. A figure is `sum/number of publications that have it`. */
export type Recount = Record<string, Record<string, string>>

const AGES = ['30d', '7d', '24h', '1h']
const FIGURES = ['likes', 'reposts', 'replies', 'clicks', 'views']

/** Recounts a workspace's publications from the stored measurements, by days of a time zone. Shares no code with the product. */
export async function recountMetrics(db: Firestore, wid: string, timeZone: string): Promise<Recount> {
  const read = async (name: string) => (await db.collection(`workspaces/${wid}/${name}`).get()).docs
  const [metrics, variants, posts] = await Promise.all([read('metrics'), read('variants'), read('posts')])
  const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const labels = new Map(variants.map((each) => [each.id, each.get('labels')]))
  const campaigns = new Map(posts.map((each) => [each.id, each.get('campaignId')]))
  const newest = new Map<string, DocumentData>()
  for (const document of metrics) {
    const data = document.data()
    if (data['variantId'] !== `${data['postId']}_${data['connectionId']}`) continue
    const known = newest.get(data['variantId'])
    if (!known || rank(data) > rank(known)) newest.set(data['variantId'], data)
  }
  const places: Record<string, Map<string, [number, number]>> = {}
  for (const data of newest.values()) {
    const day = dayOf.format(data['publishedAt'].toDate())
    const place = `${data['connectionId']} ${day}`
    const campaign = campaigns.get(data['postId'])
    const own = [
      place,
      ...(labels.get(data['variantId']) ?? []).map((label: string) => `${place} label=${label}`),
      ...(campaign ? [`${place} campaign=${campaign}`] : []),
    ]
    for (const name of own) addTo((places[name] ??= new Map()), data)
  }
  return Object.fromEntries(
    Object.entries(places).map(([name, sums]) => [
      name,
      Object.fromEntries([...sums].map(([figure, [sum, of]]) => [figure, `${sum}/${of}`])),
    ]),
  )
}

function rank(data: DocumentData): number {
  return (data['state'] === 'measured' ? 10 : 0) - AGES.indexOf(data['age'])
}

function addTo(sums: Map<string, [number, number]>, { state, values }: DocumentData): void {
  const add = (name: string, value: number) => {
    const [sum, of] = sums.get(name) ?? [0, 0]
    sums.set(name, [sum + value, of + 1])
  }
  add('publications', 1)
  if (state !== 'measured') return
  add('measured', 1)
  for (const name of FIGURES) if (values[name] !== undefined) add(name, values[name])
}

/** The product's stored sums in the same form. */
export async function readStoredSums(db: Firestore, wid: string): Promise<Recount> {
  const months = await db.collection(`workspaces/${wid}/channelMonths`).get()
  const found: Recount = {}
  for (const document of months.docs) {
    const month = document.data()
    for (const day of JSON.parse(month['days'])) {
      const place = `${month['connectionId']} ${day.day}`
      const parts = [
        [place, day.all.sums],
        ...day.labels.map((part: DocumentData) => [`${place} label=${part['name']}`, part['sums']]),
        ...day.campaigns.map((part: DocumentData) => [`${place} campaign=${part['name']}`, part['sums']]),
      ]
      for (const [name, sums] of parts) if (sums.publications > 0) found[name] = flat(sums)
    }
  }
  return found
}

function flat(sums: DocumentData): Record<string, string> {
  const told = FIGURES.filter((name) => sums[name] !== undefined)
  return {
    publications: `${sums['publications']}/${sums['publications']}`,
    ...(sums['measured'] > 0 && { measured: `${sums['measured']}/${sums['measured']}` }),
    ...Object.fromEntries(told.map((name) => [name, `${sums[name].sum}/${sums[name].of}`])),
  }
}
