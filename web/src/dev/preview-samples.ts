import { ownValue } from '@postwright/core/own-value'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { PreviewFile } from '../platforms/preview/preview-content.ts'
import { picture } from './image.ts'

const SHORT =
  'Six stools, one plank of ash. No glue, no screws, just joints that hold.\n\nMore with @ada.example.com: https://example.com/workshop/notes #woodwork'
const LONG = Array.from(
  { length: 6 },
  (_, at) =>
    `${at + 1}. Every joint begins with a line. A sharp knife, a square that is true, and the patience to mark both sides before the first cut is made.`,
).join('\n\n')

const media = (...ids: string[]) =>
  ids.map((mediaId, at) => ({ mediaId, alt: at === 0 ? 'A stool of ash on a bench' : '' }))

/** Posts that show the features of previews; each gets the channel for its network. */
export const PREVIEW_SAMPLES = {
  pictures: (): PostDraft => ({
    ...emptyDraft(),
    title: 'Six stools from one plank',
    text: SHORT,
    comment: 'The plans are free: https://example.com/plans',
    media: media('wide1', 'wide2'),
  }),
  text: (): PostDraft => ({ ...emptyDraft(), text: LONG }),
  thread: (): PostDraft => ({
    ...emptyDraft(),
    text: 'How a stool is made, in three parts. https://example.com/stools',
    thread: [
      'First the seat: a round of ash, hollowed with a travisher.',
      'Then the legs. They are turned while the wood is green. #greenwood',
    ],
    threadMedia: [{ mediaId: 'wide3', alt: 'A turned leg', part: 2 }],
  }),
  many: (): PostDraft => ({
    ...emptyDraft(),
    title: 'Seven chairs',
    text: SHORT,
    media: media('wide1', 'tall2', 'wide3', 'square4', 'tall5', 'wide6', 'square7'),
  }),
  video: (): PostDraft => ({ ...emptyDraft(), title: 'A stool in a minute', text: SHORT, media: media('film1') }),
  document: (): PostDraft => ({ ...emptyDraft(), title: 'Plans of a stool', text: SHORT, media: media('paper1') }),
  poll: (): PostDraft => ({ ...emptyDraft(), text: 'Which wood next?', pollOptions: ['Ash', 'Cherry', 'Elm'] }),
  settings: (connectionId: string): PostDraft => ({
    ...emptyDraft(),
    text: SHORT,
    title: 'Six stools from one plank',
    media: media('tall2'),
    settings: [
      ['format', 'story'],
      ['warning', 'Sharp tools'],
      ['sensitive', 'on'],
      ['label', 'nudity'],
      ['madeWithAi', 'on'],
      ['paidPartnership', 'on'],
      ['threadName', 'Stools of spring'],
      ['silent', 'on'],
      ['collaborators', 'adawoodworks'],
    ].map(([key = '', value = '']) => ({ connectionId, key, value })),
  }),
  nothing: (): PostDraft => emptyDraft(),
} as const satisfies Record<string, (connectionId: string) => PostDraft>

export type PreviewSample = keyof typeof PREVIEW_SAMPLES

const RATIOS: Record<string, number> = { wide: 1.5, tall: 0.7, square: 1, film: 0.5625, paper: 0.71 }

/** Returns a fictional file; its id contains its shape. */
export function sampleFile(mediaId: string, alt: string): PreviewFile {
  const shape = mediaId.replace(/\d/, '')
  const kind = shape === 'film' ? 'video' : shape === 'paper' ? 'document' : 'image'
  const MIME = { image: 'image/jpeg', video: 'video/mp4', document: 'application/pdf' } as const
  return {
    key: mediaId,
    kind,
    mime: MIME[kind],
    url: picture(Number(mediaId.replace(/\D/g, ''))),
    alt,
    ratio: ownValue(RATIOS, shape) ?? null,
    durationMs: kind === 'video' ? 58_000 : null,
    pages: kind === 'document' ? 12 : null,
    name: 'workshop',
    state: 'ready',
    progress: 1,
  }
}
