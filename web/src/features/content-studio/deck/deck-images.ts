import type { Deck } from '@postwright/core/collections/decks'
import type { Slide } from '@postwright/core/collections/slides'
import { slideDraftSchema } from '@postwright/core/scene/slide'
import type { Scene } from '@postwright/core/scene/scene'
import type { PostDraft } from '@postwright/core/model/post'

/** Converts a stored deck and its slides to a scene that can be drawn. */
export function deckScene({ name, format, theme }: Deck, slides: readonly Slide[]): Scene {
  return {
    deck: { name, format, theme },
    slides: slides.map((slide) => ({ ...slideDraftSchema.parse(slide), id: slide.id })),
  }
}

/** Returns a draft with some of its files replaced wherever they are used; their descriptions are kept. */
export function withFiles(draft: PostDraft, replaced: ReadonlyMap<string, string>): PostDraft {
  const swap = <File extends { mediaId: string }>(files: readonly File[]): File[] =>
    files.map((file) => ({ ...file, mediaId: replaced.get(file.mediaId) ?? file.mediaId }))
  return {
    ...draft,
    media: swap(draft.media),
    threadMedia: swap(draft.threadMedia),
    overrides: draft.overrides.map((override) => ({
      ...override,
      media: override.media && swap(override.media),
      threadMedia: override.threadMedia && swap(override.threadMedia),
    })),
  }
}
