import { decks } from '@postwright/core/collections/decks'
import { slides as slideCollection } from '@postwright/core/collections/slides'
import { themeOfKit } from '@postwright/core/brand-kit/kit-theme'
import { spreadPlaces } from '@postwright/core/places/place'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { type DeckPerson, fillPerson } from '@postwright/core/scene/templates/fill-person'
import { readFile } from 'node:fs/promises'
import { demoBrandKit } from './demo-brand-kit.ts'
import type { DraftDesk } from './desk.ts'

/** Id of the demo company's brand kit, whose colours the first deck uses. */
export const DEMO_KIT = 'demo-workshop'

const STEPS = `# Four steps to a sharper chisel
Swipe, and keep your fingers.
# Fix the angle first
Use a guide. The hand learns later.
# Push, never pull
The burr goes the way you go.
# Count the strokes
Ten on each side, then look.
# Strop for a minute
Leather, paste, light pressure.
# Show us your edge
Post it with #SlowCraft`

const FOREST = `# Where our wood comes from
Five stops from the acorn to your table.
# A forest of one family
Spruce, oak and beech, twelve kilometres from the workshop.
# Felled in winter
The sap is down, and the ground is frozen under the horse.
# Sawn next door
The mill has cut for us since 1987.
# Dried for three years
One year for each centimetre, below our roof.
# Named on your table
A brass tag says which tree it was.`

/** Id of the deck with the company's own text in the colours of its brand kit. */
export const DEMO_DECK = 'demo-steps'

type DemoDeck = {
  id: string
  name: string
  templateId: string
  brandKitId: string
  text: string | null
  labels: string[]
}

const DEMO_DECKS: readonly DemoDeck[] = [
  {
    id: DEMO_DECK,
    name: 'Four steps to a sharper chisel',
    templateId: 'swiss-rules',
    brandKitId: DEMO_KIT,
    text: STEPS,
    labels: ['how-to'],
  },
  {
    id: 'demo-forest',
    name: 'Where our wood comes from',
    templateId: 'terracotta-studio',
    brandKitId: '',
    text: FOREST,
    labels: ['forest'],
  },
  { id: 'demo-chairs', name: 'Before and after', templateId: 'before-after', brandKitId: '', text: null, labels: [] },
]

const COMPANY: DeckPerson = { name: 'Wright Workshop', handle: '@wright-workshop', mediaId: null }

/**
 * Creates decks from three designs: one with the company's text in the colours of its brand kit, one with its text in the design's colours, and one
 * with the unchanged design. `portrait`: id of the image next to the company's name.
 */
export async function writeDemoDecks(desk: DraftDesk, portrait: string | null = null): Promise<void> {
  await Promise.all(DEMO_DECKS.map((demo) => writeDeck(desk, demo, { ...COMPANY, mediaId: portrait })))
}

async function writeDeck({ documents, workspaceId }: DraftDesk, demo: DemoDeck, person: DeckPerson): Promise<void> {
  const { id, name, templateId, brandKitId, text, labels } = demo
  const template = DECK_TEMPLATES.find((each) => each.id === templateId)
  if (!template) throw new Error(`There is no design ${templateId}.`)
  const theme = brandKitId === '' ? template.theme : themeOfKit(demoBrandKit(), template.theme)
  let count = 0
  const newSlideId = () => `${id}-${(count += 1)}`
  const { deck, slides: designed } = beginFromTemplate(template, { name, deckId: id, newSlideId, theme })
  const written =
    text === null
      ? null
      : slidesFromText(text, 'markdown', { scene: { deck, slides: designed }, deckId: id, newSlideId })
  const all = written ? [...designed.filter(({ kind }) => kind === 'common'), ...written] : designed
  const slides = fillPerson(all, person)
  const places = spreadPlaces(slides.length)
  await Promise.all(
    slides.map(({ id: slideId, ...slide }, at) =>
      documents.create(slideCollection, { workspaceId, id: slideId }, { ...slide, deckId: id, place: places[at] }),
    ),
  )
  const fields = {
    ...deck,
    name,
    brandKitId,
    templateId,
    folder: '',
    labels,
    campaignId: '',
    thumbnail: await thumbnailOf(id),
  }
  await documents.create(decks, { workspaceId, id }, fields)
}

/** Returns the thumbnail that the editor would draw when the deck is opened, as a data URL. */
async function thumbnailOf(id: string): Promise<string> {
  const picture = await readFile(new URL(`thumbnails/${id}.webp`, import.meta.url))
  return `data:image/webp;base64,${picture.toString('base64')}`
}
