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

/** The script with another work that was made of it now; the oldest go when there are too many. */
export function addWork(draft: ScriptDraft, work: Pick<ScriptWork, 'kind' | 'documentId'>): ScriptDraft {
  const others = draft.works.filter(({ documentId }) => documentId !== work.documentId)
  return { ...draft, works: [{ ...work, mark: fingerprintScript(draft.text) }, ...others].slice(0, SCRIPT_WORKS_MAX) }
}

/** Whether the text of a script has changed since a work was made of it. */
export function isOutdated({ text }: Pick<ScriptDraft, 'text'>, { mark }: ScriptWork): boolean {
  return fingerprintScript(text) !== mark
}

type Person = { uid: string; workspaceId: string }

/** Characters of a post that networks with threads take: most of them, some, few. */
const POST_LENGTHS = [280, 500, THREAD_TEXT_MAX]

/** Stores the scenes of a script as a deck, each a slide that can be edited on its own. @returns the deck's id */
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
 * The posts of a script, as short as they fit into one thread; null where even the longest posts do not, or a link fits into none.
 */
export function threadOf(scenes: readonly ScriptScene[]): string[] | null {
  for (const max of POST_LENGTHS) {
    const posts = toThread(scenes, { max, measure: countGraphemes })
    if (posts && posts.length <= THREAD_PARTS_MAX + 1 && posts.every((post) => post.length <= THREAD_TEXT_MAX))
      return posts
  }
  return null
}

/** Stores a post with the posts of a thread. @returns the post's id */
export function makeThread(person: Person, [text = '', ...thread]: readonly string[]): Promise<string> {
  return storePost(person, { text, thread })
}

/** The script as an article; null where it is longer than a post can be. */
export function articleOf(scenes: readonly ScriptScene[]): string | null {
  const article = toOutline(scenes)
  return article.length <= POST_TEXT_MAX ? article : null
}

/** Stores a post with an article. @returns the post's id */
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
