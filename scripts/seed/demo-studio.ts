import { brandKits } from '@postwright/core/collections/brand-kits'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { personas } from '@postwright/core/collections/personas'
import { demoBrandKit } from './demo-brand-kit.ts'
import { DEMO_KIT, writeDemoDecks } from './demo-decks.ts'
import { writeDemoIdeas } from './demo-ideas.ts'
import { writeDemoLibrary } from './demo-library.ts'
import { demoPersona } from './demo-persona.ts'
import type { DraftDesk } from './desk.ts'

const HASHTAG_GROUPS = [
  { id: 'demo-mornings', name: 'Mornings', hashtags: ['goodmorning', 'coffee', 'slowmornings', 'breakfast'] },
  {
    id: 'demo-behind-the-scenes',
    name: 'Behind the scenes',
    hashtags: ['behindthescenes', 'smallbusiness', 'workinprogress'],
  },
]

/** Ids of the company's own images in the library. */
type OwnMedia = { logo: string | null; portrait: string | null }

/** Creates the demo company's hashtags, brand kit, persona, decks, ideas, templates and contacts. */
export async function writeDemoStudio(desk: DraftDesk, own: OwnMedia = { logo: null, portrait: null }): Promise<void> {
  const { documents, workspaceId } = desk
  await Promise.all([
    ...HASHTAG_GROUPS.map(({ id, ...group }) => documents.create(hashtagGroups, { workspaceId, id }, group)),
    documents.create(brandKits, { workspaceId, id: DEMO_KIT }, demoBrandKit(own.logo)),
    documents.create(personas, { workspaceId, id: 'demo-carla' }, demoPersona()),
    writeDemoDecks(desk, own.portrait),
    writeDemoIdeas(desk),
    writeDemoLibrary(desk),
  ])
}
