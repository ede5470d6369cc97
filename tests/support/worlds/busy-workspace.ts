import { createInvites } from '@postwright/core/api/invites'
import { LINK_BLOCK_KINDS } from '@postwright/core/model/link-page'
import { dataOf } from '../api.ts'
import { createCaller, type TestCaller } from '../callers.ts'
import {
  addBrandKit,
  addCampaign,
  addDeck,
  addHashtagGroup,
  addLinkPage,
  addMasterBio,
  addPersona,
  addProfile,
  addScript,
  tomorrow,
} from '../drafts.ts'
import { makeBlock, makeLinks } from '../factories/link-page.ts'
import { shareForReview } from '../review-links.ts'
import { publisherAtWork } from './publisher-at-work.ts'

export type BusyWorkspace = {
  caller: TestCaller
  channelId: string
  draft: string
  scheduled: string
  published: string
  /** Refused by its network. */
  failed: string
  hashtagGroup: string
  deck: string
  persona: string
  campaign: string
  brandKit: string
  profile: string
  script: string
  /** Secret of a review link with the scheduled post and the deck. */
  reviewLink: string
  /** Secret of an open invite. */
  invite: string
}

/** Creates a person whose workspace has a post of each kind and one record of each other kind. */
export async function createBusyWorkspace(): Promise<BusyWorkspace> {
  const caller = await createCaller()
  const { open, plan, reaches, showsAs, write } = publisherAtWork(caller)
  const [channelId, refusing] = [await open(), await open({ mode: 'refuse' })]
  const draft = await write('Notes on sharpening, with https://example.com/stones and #tools', channelId)
  const scheduled = await plan(await write('Tomorrow the workshop is open from nine', channelId), tomorrow())
  const published = await plan(await write('The first chair is finished', channelId))
  const failed = await plan(await write('This one is refused', refusing))
  const hashtagGroup = await addHashtagGroup(caller)
  const deck = await addDeck(caller)
  const persona = await addPersona(caller)
  const campaign = await addCampaign(caller)
  const brandKit = await addBrandKit(caller)
  const kinds = LINK_BLOCK_KINDS.filter((kind) => kind !== 'links').map((kind) => makeBlock(kind, { deckId: deck }))
  await addLinkPage(caller, { blocks: [makeLinks('https://example.com/', 'no address'), ...kinds] })
  const profile = await addProfile(caller)
  await addMasterBio(caller)
  const script = await addScript(caller)
  const { token: reviewLink } = await shareForReview(caller, caller.workspaceId, {
    postIds: [scheduled],
    deckIds: [deck],
  })
  const inviting = { workspaceId: caller.workspaceId, role: 'editor', days: 30, usesMax: 5 } as const
  const { made } = dataOf(await caller.call(createInvites, inviting))
  const invite = made[0]?.link.split('/').at(-1) ?? ''
  await reaches(published, channelId, 'published')
  await reaches(failed, refusing, 'failed')
  await showsAs(failed, 'attention')
  return {
    caller,
    channelId,
    draft,
    scheduled,
    published,
    failed,
    hashtagGroup,
    deck,
    persona,
    campaign,
    brandKit,
    profile,
    script,
    reviewLink,
    invite,
  }
}
