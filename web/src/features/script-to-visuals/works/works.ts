import { type ScriptDraft, type ScriptWork, SCRIPT_WORKS_MAX } from '@postwright/core/model/script'
import { fingerprintScript, toOutline, toThread } from '@postwright/core/script/script-texts'
import { POST_TEXT_MAX, THREAD_PARTS_MAX, THREAD_TEXT_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import { filmScene } from '@postwright/core/script/layouts/scene-slides'
import type { ScriptScene } from '@postwright/core/script/script-scene'
import { countGraphemes } from '@postwright/core/text/text-lengths'
import { createDeck } from '@/stored-decks/data/create-deck.ts'
import { beginDocument } from '@/documents/outbox/begin-document.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'

/** Returns the script with a new work made from it; the oldest works are removed when there are too many. */
export function addWork(draft: ScriptDraft, work: Pick<ScriptWork, 'kind' | 'documentId'>): ScriptDraft {
  const others = draft.works.filter(({ documentId }) => documentId !== work.documentId)
  return { ...draft, works: [{ ...work, mark: fingerprintScript(draft.text) }, ...others].slice(0, SCRIPT_WORKS_MAX) }
}

/** Returns whether the text of a script has changed since a work was made from it. */
export function isOutdated({ text }: Pick<ScriptDraft, 'text'>, { mark }: ScriptWork): boolean {
  return fingerprintScript(text) !== mark
}

type Person = { uid: string; workspaceId: string }

/** Maximum characters of a post: accepted by most networks with threads, by some, and by few. */
const POST_LENGTHS = [280, 500, THREAD_TEXT_MAX]

/**
 * Stores the scenes of a script as a deck of separately editable slides.
 * @returns the deck's id
 */
export async function makeDeck(
  person: Person,
  draft: ScriptDraft,
  scenes: readonly ScriptScene[],
  name: string,
): Promise<string> {
  const { deck, slides } = filmScene({ ...draft, name }, scenes, draft.scenes)
  const { deckId, stored } = createDeck(person, {
    deck: {
      ...deck,
      brandKitId: draft.brandKitId,
      templateId: '',
      folder: '',
      labels: [],
      campaignId: '',
      thumbnail: '',
    },
    slides: slides.map(({ id: _id, deckId: _deckId, ...slide }) => slide),
  })
  if ((await stored) === 'refused') throw new Error('The deck could not be stored')
  return deckId
}

/**
 * Returns the posts of a script with the shortest length limit that fits into one thread; null if even the longest posts do not fit, or a link fits
 * into no post.
 */
export function threadOf(scenes: readonly ScriptScene[]): string[] | null {
  for (const max of POST_LENGTHS) {
    const posts = toThread(scenes, { max, measure: countGraphemes })
    if (posts && posts.length <= THREAD_PARTS_MAX + 1 && posts.every((post) => post.length <= THREAD_TEXT_MAX))
      return posts
  }
  return null
}

/**
 * Stores a thread as a post with replies.
 * @returns the post's id
 */
export function makeThread(person: Person, [text = '', ...thread]: readonly string[]): Promise<string> {
  return storePost(person, { text, thread })
}

/** Returns the script as an article; null if it is longer than a post can be. */
export function articleOf(scenes: readonly ScriptScene[]): string | null {
  const article = toOutline(scenes)
  return article.length <= POST_TEXT_MAX ? article : null
}

/**
 * Stores an article as a post.
 * @returns the post's id
 */
export function makeOutline(person: Person, article: string, title: string): Promise<string> {
  return storePost(person, { text: article, title })
}

async function storePost(
  { uid, workspaceId }: Person,
  fields: Partial<ReturnType<typeof emptyDraft>>,
): Promise<string> {
  const documentId = postDrafts.server.newId(workspaceId)
  const draft = { ...emptyDraft(), ...fields }
  const outcome = await beginDocument(postDrafts, { uid, workspaceId, documentId, draft })
  if (outcome === 'refused') throw new Error('The post could not be stored')
  return documentId
}
