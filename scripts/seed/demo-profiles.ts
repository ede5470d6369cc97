import { masterBios } from '@postwright/core/collections/master-bios'
import { profiles } from '@postwright/core/collections/profiles'
import {
  emptyProfile,
  type ImageLook,
  type ProfileDraft,
  type ProfileScore,
  type MasterBioDraft,
} from '@postwright/core/model/profile'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { keywordsOf } from '@postwright/core/profiles/profile-words'
import { recordScore } from '@postwright/core/profiles/record-score'
import { scoreProfile } from '@postwright/core/profiles/score-profile'
import { demoPersona } from './demo-persona.ts'
import type { DemoCompany } from './desk.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const PERSONA = 'demo-carla'

type Images = { portrait: string; logo: string }

/** Measurements by the editor of the company's two images in `images/`. */
const PORTRAIT = { width: 512, height: 512, contrast: 57, legibility: 92, hidden: 0 }
const LOGO = { width: 512, height: 512, contrast: 66, legibility: 93, hidden: 0 }
const PORTRAIT_SIGN = '1111111111110001111010011100110111001101111010011101010011010100'
const LOGO_SIGN = '0000111000110011001010111010101010010110000101110011001100001111'

/** Creates the demo company's profiles with their score history, and its master bio. */
export async function writeDemoProfiles(company: DemoCompany): Promise<void> {
  const { documents, workspaceId, portrait, logo } = company
  const images = { portrait: portrait.id, logo: logo.id }
  const now = Date.now()
  for (const [id, profile] of demoProfiles(images, now)) await documents.create(profiles, { workspaceId, id }, profile)
  await documents.create(masterBios, { workspaceId, id: 'demo-bio' }, demoMasterBio())
}

/** Returns a business profile whose score has risen to 62 points within six weeks, and one with a different name. */
export function demoProfiles(images: Images, now: number): (readonly [string, ProfileDraft])[] {
  const portrait = { id: images.portrait, ...PORTRAIT, fingerprint: PORTRAIT_SIGN }
  const logo = { id: images.logo, ...LOGO, fingerprint: LOGO_SIGN }
  const business = withImage('linkedin', portrait, {
    name: 'Dana Wright',
    handle: 'dana-wright-workshop',
    headline: 'Passionate about furniture that is worth a repair',
    bio:
      'I build and repair solid furniture in a small workshop at the edge of the forest. Every joint is cut by hand, every board comes ' +
      'from next door. Bring me the chair that your grandmother sat on and it will carry your children as well.',
  })
  const notes = withImage('bluesky', logo, {
    name: 'Wright Workshop',
    handle: 'wright.example.com',
    bio: 'Solid furniture, made and mended since 1998. New posts every Tuesday. https://example.com/tables',
    hasPinned: true,
  })
  const before: ProfileDraft[] = [
    { ...business, headline: '', bio: 'I build furniture.' },
    { ...business, headline: 'Passionate furniture maker', bio: 'I build and repair solid furniture.' },
    business,
  ]
  return [
    ['demo-business', { ...business, scores: historyOf(before, now) }],
    ['demo-notes', { ...notes, scores: historyOf([notes], now) }],
  ]
}

export function demoMasterBio(): MasterBioDraft {
  return {
    name: 'Wright Workshop',
    headline: 'Furniture from the forest next door',
    bio:
      'We build and repair solid furniture to be inherited. Every joint is cut by hand (no screws, no nails). Our oak grows within 20 miles of the ' +
      'workshop. A repair takes three weeks and costs half of a new chair. Visit us on Saturdays and see how a table is made.',
    link: 'https://example.com/tables',
  }
}

function withImage(platform: 'linkedin' | 'bluesky', look: ImageLook, texts: Partial<ProfileDraft>): ProfileDraft {
  return { ...emptyProfile(platform), pictures: [look.id], looks: [look], personaId: PERSONA, ...texts }
}

/** Returns one score per state, three weeks apart, the last one now. */
function historyOf(states: readonly ProfileDraft[], now: number): ProfileScore[] {
  let history: readonly ProfileScore[] = []
  for (const [at, state] of states.entries()) {
    const facts = PLATFORM_PROFILES[state.platform]
    if (!facts) continue
    const scored = scoreProfile(state, facts, keywordsOf(state.keywords, demoPersona()))
    const time = now - (states.length - 1 - at) * 3 * WEEK
    history = recordScore(history, scored, { id: `demo-score-${at}`, time })
  }
  return [...history]
}
