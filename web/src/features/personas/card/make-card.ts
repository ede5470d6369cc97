import { CARD_FORMAT, CARD_SLIDE, cardScene } from '@postwright/core/personas/card/card-scene'
import type { PersonaCard } from '@postwright/core/personas/card/persona-card'
import type { PictureSource } from '@/decks/drawing/load-pictures.ts'
import { requestOf } from '@/decks/export/request-of.ts'
import { runExport } from '@/decks/export/run-export.ts'

type Options = { author: string; language: string; createdAt: number; source: PictureSource }

/** A persona's card as a document, made where decks become documents: tagged, with its fonts. @throws Error */
export async function makeCard(
  card: PersonaCard,
  { author, language, createdAt, source }: Options,
): Promise<{ name: string; blob: Blob }> {
  const request = await requestOf(
    cardScene(card),
    { kind: { type: 'pdf', author, language }, formats: [CARD_FORMAT], slideIds: [CARD_SLIDE], isZipped: false },
    { source, slideTitle: () => card.name, createdAt },
  )
  const run = { onProgress: () => undefined, signal: new AbortController().signal }
  const [file] = (await runExport(request, run)).files
  if (!file) throw new Error('The card became no file.')
  return file
}
